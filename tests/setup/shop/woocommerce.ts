/**
 * A WooCommerce with Product Bundles as it was recorded (tests/fixtures/woocommerce), as one state machine: what a request finds
 * when it begins, and what it leaves when it ends. Like the real one it loads the session of a visitor when a request begins and
 * writes all of it back at the end, so of two at the same time the last to end wins. Nothing here takes time; who drives it decides
 * what lies between begin and end.
 */
import { escapeHtml } from '#services/shop/pages/html.ts';

/** `adds` is plain Product Bundles: without the key of a box it puts a second one beside the first, and keeps an empty one. */
export type ShopKind = 'replaces' | 'adds';

export type Good = { name: string; price: number };

export type ShopRequest = {
  /** Whose cart it is. */
  session: string;
  method: string;
  /** Below /{lang}/shop, with its query. */
  path: string;
  fields: [name: string, value: string][];
  /** JSON of the body, where it is no form. */
  json: unknown;
  nonce: string | null;
};

export type ShopResponse = { status: number; headers: Record<string, string>; body: string };

export type ShopBox = { key: string; bundleId: string; boxes: number; pieces: Readonly<Record<string, number>> };
type Session = { boxes: readonly ShopBox[]; errors: readonly string[]; percentOff: number };

type Options = {
  kind: ShopKind;
  /** What pieces are called and cost, in cents. */
  goods?: (id: string) => Good;
  bundleName?: string;
};

type WooCommerce = ReturnType<typeof createWooCommerce>;

const anyPiece = (id: string): Good => ({ name: `Piece ${id}`, price: 1000 });
const nothing: Session = { boxes: [], errors: [], percentOff: 0 };

export function createWooCommerce({ kind: first, goods: known = anyPiece, bundleName = 'Boerderij box' }: Options) {
  let kind = first;
  const goods = (id: string): Good => {
    const { name, price } = known(id);
    return { name, price: prices.get(id) ?? price };
  };
  const sessions = new Map<string, Session>();
  /** Pieces there are; more are refused. */
  const stock = new Map<string, number>();
  const soldOut = new Set<string>();
  /** Taken out of the bundle in the shop's back office: such a field is passed over. */
  const unlisted = new Set<string>();
  /** Prices in cents that are others than those of the list. */
  const prices = new Map<string, number>();
  const changes: [string, string][][] = [];
  let keys = 0;
  let readings = 0;
  let nonce = 'a1b2c3d4e5';

  const load = (session: string) => sessions.get(session) ?? nothing;

  function newBox(bundleId: string, pieces: Record<string, number>): ShopBox {
    keys += 1;
    return { key: `key${keys}`, bundleId, boxes: 1, pieces };
  }

  /** All or nothing: one piece that cannot be had keeps the whole box as it was. */
  function refusalOf(pieces: Record<string, number>): string | null {
    for (const [id, quantity] of Object.entries(pieces)) {
      const { name } = goods(id);
      const start = `"${bundleName}" cannot be added to your cart.`;
      if (soldOut.has(id)) return `${start} "${name}" is out of stock.`;
      const left = stock.get(id) ?? Infinity;
      if (quantity > left) return `${start} There is not enough stock of "${name}" (${left} remaining).`;
    }
    return null;
  }

  function changeBundle(before: Session, form: Map<string, string>): Session {
    const bundleId = form.get('add-to-cart') ?? '';
    const pieces = Object.fromEntries(Object.entries(piecesIn(form)).filter(([id]) => !unlisted.has(id)));
    const refusal = refusalOf(pieces);
    // Who has no session yet is told nothing.
    if (refusal) return before.boxes.length > 0 ? { ...before, errors: [...before.errors, refusal] } : before;
    const box = newBox(bundleId, pieces);
    return { ...before, boxes: kind === 'replaces' ? replaced(before.boxes, box) : added(before.boxes, box, form) };
  }

  function removeItem(before: Session, key: string): Session | null {
    if (before.boxes.some((box) => box.key === key))
      return { ...before, boxes: before.boxes.filter((box) => box.key !== key) };
    const owner = before.boxes.find((box) => Object.keys(box.pieces).some((id) => childKey(box, id) === key));
    if (!owner) return null;
    const pieces = Object.fromEntries(Object.entries(owner.pieces).filter(([id]) => childKey(owner, id) !== key));
    return { ...before, boxes: before.boxes.map((box) => (box === owner ? newBox(box.bundleId, pieces) : box)) };
  }

  function cartJson({ boxes, errors, percentOff }: Session): object {
    const items = boxes.flatMap((box) => itemsOf(box, goods, { bundleName, percentOff }));
    const gone = boxes.flatMap(({ pieces }) => Object.keys(pieces).filter((id) => soldOut.has(id)));
    const permanent = gone.map(
      (id) => `“${goods(id).name}” is out of stock and cannot be purchased. Please remove it from your cart.`,
    );
    const told = [...errors, ...permanent].map((message) => ({
      code: 'woocommerce_rest_cart_item_error',
      message: escapeHtml(message),
    }));
    const sum = boxes.reduce((total, box) => total + sumOf(box, goods), 0);
    const totals = { total_price: String(sum - percentOf(sum, percentOff)), ...currency };
    return { items, totals, items_count: boxes.reduce((count, box) => count + box.boxes, 0), errors: told };
  }

  const json = (status: number, body: unknown): ShopResponse => ({
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', nonce },
    body: JSON.stringify(body),
  });
  const storeError = (status: number, code: string, message: string) =>
    json(status, { code, message, data: { status } });

  function remove({ session, json: body, nonce: given }: ShopRequest, before: Session): ShopResponse {
    if (given === null) return storeError(401, 'woocommerce_rest_missing_nonce', 'Missing the Nonce header.');
    if (given !== nonce) return storeError(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.');
    const key = typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : '';
    const after = removeItem(before, key);
    if (!after)
      return storeError(409, 'woocommerce_rest_cart_invalid_key', 'Cart item no longer exists or is invalid.');
    sessions.set(session, after);
    return json(200, cartJson({ ...after, errors: [] }));
  }

  /** How many there are of one piece of a box. The keys stay as they are. */
  function update({ session, json: body, nonce: given }: ShopRequest, before: Session): ShopResponse {
    if (given !== nonce) return storeError(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.');
    const { key, quantity } = body as { key: string; quantity: number };
    const found = before.boxes
      .flatMap((box) => Object.keys(box.pieces).map((id) => ({ box, id })))
      .find(({ box, id }) => childKey(box, id) === key);
    if (!found)
      return storeError(409, 'woocommerce_rest_cart_invalid_key', 'Cart item no longer exists or is invalid.');
    const { box: owner, id } = found;
    const refusal = refusalOf({ [id]: quantity });
    if (refusal) return storeError(400, 'woocommerce_rest_product_out_of_stock', refusal);
    const after = { ...owner, pieces: { ...owner.pieces, [id]: quantity } };
    sessions.set(session, { ...before, boxes: before.boxes.map((box) => (box === owner ? after : box)) });
    return json(200, cartJson({ ...load(session), errors: [] }));
  }

  function answer(request: ShopRequest, before: Session): ShopResponse {
    const path = request.path.split('?')[0] ?? '';
    const form = new Map(request.fields);
    if (/^\/wp-json\/wc\/store(\/v1)?\/cart$/.test(path)) {
      readings += 1;
      if (before.errors.length > 0) sessions.set(request.session, { ...before, errors: [] });
      return json(200, cartJson(before));
    }
    if (/^\/wp-json\/wc\/store(\/v1)?\/cart\/remove-item$/.test(path)) return remove(request, before);
    if (/^\/wp-json\/wc\/store(\/v1)?\/cart\/update-item$/.test(path)) return update(request, before);
    if (path === '/wp-admin/admin-ajax.php') {
      changes.push(request.fields);
      sessions.set(request.session, changeBundle(before, form));
      const isRedirected = kind === 'adds' && form.has('update-bundle');
      return isRedirected
        ? { status: 302, headers: { location: '../' }, body: '' }
        : { status: 400, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: '0' };
    }
    if (path === '/grutto-cart-data.php') {
      return json(200, { count: before.boxes.reduce((count, box) => count + box.boxes, 0) });
    }
    // Any page takes such a form, and a link.
    if (form.has('add-to-cart')) {
      const after = changeBundle(before, form);
      sessions.set(request.session, after);
      return { status: 200, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: page(after) };
    }
    if (path === '/')
      return { status: 200, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: page(before) };
    return storeError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  }

  /** The shop's own page of the cart, with one box after the other. */
  function page({ boxes }: Session): string {
    const lines = boxes.map((box) => {
      const pieces = Object.entries(box.pieces).map(([id, quantity]) => `${quantity} × ${goods(id).name}`);
      return `<li>${escapeHtml([bundleName, ...pieces].join(', '))}</li>`;
    });
    return `<!DOCTYPE html><html lang="nl"><title>Cart</title><main><h1>Cart</h1><ul>${lines.join('')}</ul></main></html>`;
  }

  return {
    /** What the request makes of the session as it is now; to be called when its work is done. */
    begin(request: ShopRequest): () => ShopResponse {
      const before = load(request.session);
      return () => answer(request, before);
    },
    stock,
    soldOut,
    unlisted,
    prices,
    changes,
    readings: () => readings,
    boxes: (session: string) => load(session).boxes,
    quantities: (session: string) => quantitiesIn(load(session).boxes),
    /** As another tab, or the shop's own pages, would. */
    setBoxes(session: string, ...boxes: [bundleId: string, pieces: Record<string, number>][]) {
      sessions.set(session, { ...load(session), boxes: boxes.map(([bundleId, pieces]) => newBox(bundleId, pieces)) });
    },
    setDiscount(session: string, percentOff: number) {
      sessions.set(session, { ...load(session), percentOff });
    },
    endSession: (session: string) => void sessions.delete(session),
    /** Empty, with everything in stock. */
    reset(next: ShopKind) {
      kind = next;
      sessions.clear();
      stock.clear();
      soldOut.clear();
      unlisted.clear();
      prices.clear();
      changes.length = 0;
    },
    /** As half a day later. */
    renewNonce: () => (nonce = `${nonce}x`),
  };
}

const currency = { currency_code: 'EUR', currency_minor_unit: 2 };

function piecesIn(form: Map<string, string>): Record<string, number> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const id = /^bundle_quantity_(.+)$/.exec(name)?.[1];
      return id !== undefined && Number(value) > 0 ? [[id, Number(value)]] : [];
    }),
  );
}

function replaced(before: readonly ShopBox[], box: ShopBox): ShopBox[] {
  const others = before.filter((other) => other.bundleId !== box.bundleId);
  return Object.keys(box.pieces).length > 0 ? [...others, box] : others;
}

function added(before: readonly ShopBox[], box: ShopBox, form: Map<string, string>): ShopBox[] {
  const at = before.findIndex(({ key }) => key === form.get('update-bundle'));
  if (at >= 0) return before.with(at, box);
  const isSame = (other: ShopBox) =>
    other.bundleId === box.bundleId && JSON.stringify(other.pieces) === JSON.stringify(box.pieces);
  const twin = before.find(isSame);
  return twin ? before.map((other) => (other === twin ? { ...twin, boxes: twin.boxes + 1 } : other)) : [...before, box];
}

function quantitiesIn(boxes: readonly ShopBox[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const box of boxes) {
    for (const [id, quantity] of Object.entries(box.pieces)) sums[id] = (sums[id] ?? 0) + quantity * box.boxes;
  }
  return sums;
}

const childKey = (box: ShopBox, id: string) => `${box.key}-${id}`;
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

function sumOf({ pieces, boxes }: ShopBox, goods: (id: string) => Good): number {
  return Object.entries(pieces).reduce((sum, [id, quantity]) => sum + quantity * boxes * goods(id).price, 0);
}

/** Parts of the recorded lines that somebody reads. */
function itemsOf(
  box: ShopBox,
  goods: (id: string) => Good,
  { bundleName, percentOff }: { bundleName: string; percentOff: number },
): object[] {
  const line = (cents: number) => ({
    line_subtotal: String(cents),
    line_subtotal_tax: '0',
    line_total: String(cents - percentOf(cents, percentOff)),
    line_total_tax: '0',
    ...currency,
  });
  const chosen = Object.entries(box.pieces);
  const container = {
    key: box.key,
    id: Number(box.bundleId),
    type: 'bundle',
    quantity: box.boxes,
    name: escapeHtml(bundleName),
    totals: line(sumOf(box, goods)),
    extensions: { bundles: { bundled_items: chosen.map(([id]) => childKey(box, id)), bundle_data: {} } },
  };
  const children = chosen.map(([id, quantity]) => ({
    key: childKey(box, id),
    id: 2000 + Number(id),
    type: 'simple',
    quantity: quantity * box.boxes,
    name: escapeHtml(goods(id).name),
    totals: line(quantity * box.boxes * goods(id).price),
    extensions: {
      bundles: {
        bundled_by: box.key,
        bundled_item_data: { bundle_id: Number(box.bundleId), bundled_item_id: Number(id) },
      },
    },
  }));
  return [container, ...children];
}
