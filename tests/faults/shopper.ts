/** A visitor with a basket and an address, on a running shop. */
import { readCart } from '#contract/basket/basket.ts';
import { createBrowser } from '#tests/setup/shop/test-shop.ts';

export function createShopper(origin: string) {
  const browser = createBrowser((path, init) =>
    fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init }),
  );
  return {
    ...browser,

    /** What can be put in a box: read off the shop's own list. */
    async goods(): Promise<{ bundleId: string; items: string[] }> {
      const answer = await fetch(`${origin}/api/v1/nl/nl/farmshop-products`);
      const { data } = (await answer.json()) as { data: { bundle_id: string; bundled_item_id: string }[] };
      const bundleId = data[0]?.bundle_id ?? '';
      const items = data.filter((item) => item.bundle_id === bundleId);
      return { bundleId, items: items.map((item) => item.bundled_item_id) };
    },

    /** Whether the shop said that it is in the basket. `sender` is whom a proxy would have seen: one address may change it only so often. */
    async fillBox(bundleId: string, quantities: Record<string, number>, sender?: string): Promise<boolean> {
      const body = new FormData();
      body.append('add-to-cart', bundleId);
      body.append('quantity', '1');
      for (const [id, quantity] of Object.entries(quantities)) body.append(`bundle_quantity_${id}`, String(quantity));
      const answer = await browser.ask('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body, ...from(sender) });
      // 400 with `0` is how WordPress says yes.
      return answer.status === 302 || (answer.status === 400 && (await answer.text()) === '0');
    },

    /** One address may sign up only so often, too. */
    async signUp(email: string, sender?: string): Promise<string> {
      const body = new FormData();
      body.append('email', email);
      body.append('type', 'subscribe');
      const answer = await browser.ask('/nl/shop/wp-json/grutto/webhooks', { method: 'POST', body, ...from(sender) });
      return answer.ok ? ((await answer.json()) as { result: string }).result : `status ${answer.status}`;
    },

    async quantities(): Promise<Record<string, number>> {
      return readCart(await browser.cart())?.quantities ?? {};
    },
  };
}

function from(sender: string | undefined): { headers?: Record<string, string> } {
  return sender === undefined ? {} : { headers: { 'x-forwarded-for': sender } };
}
