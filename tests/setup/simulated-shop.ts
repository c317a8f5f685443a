/**
 * A shop in memory for tests of the basket in the browser, as slow and unreliable as wanted. It speaks only the two calls the
 * basket makes: the change of a box and the reading of the cart. `adds` is a shop that knows no replacing: without the key of a
 * box it puts a second one beside the first.
 */

type Box = { key: string; bundleId: string; boxes: number; pieces: Record<string, number> };

export type Fate = {
  /** Until the request reaches the shop. */
  arriveMs: number;
  /** How long the shop works on it. */
  workMs: number;
  outcome: 'fine' | 'lost on the way' | 'answer lost' | 'failed';
  /** Whether an abort reaches the shop before the request does. */
  isAbortInTime: boolean;
};

export const fine: Fate = { arriveMs: 5, workMs: 20, outcome: 'fine', isAbortInTime: false };

type Options = {
  kind: 'replaces' | 'adds';
  /** One request of a visitor after the other, or all at once, where the last to end wins. */
  isSerial: boolean;
  /** What becomes of the next request. */
  nextFate: () => Fate;
  /** Pieces there are; more are refused, and the next reading of the cart says so once. */
  stock?: Record<string, number>;
};

export type SimulatedShop = {
  fetch: typeof fetch;
  /** Pieces in the cart by bundled item. */
  quantities: () => Record<string, number>;
  /** Form fields of every change that reached the shop, in that order. */
  changes: [string, string][][];
  /** How many times the cart was read. */
  readings: () => number;
  /** As another tab, or the shop's own pages, would. */
  setBox: (bundleId: string, pieces: Record<string, number>) => void;
};

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createSimulatedShop({ kind, isSerial, nextFate, stock = {} }: Options): SimulatedShop {
  let boxes: Box[] = [];
  let errors: { code: string; message: string }[] = [];
  let keys = 0;
  let readings = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const changes: [string, string][][] = [];

  function changed(before: Box[], form: FormData): Box[] {
    const bundleId = textOf(form.get('add-to-cart'));
    const pieces = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const id = /^bundle_quantity_(.+)$/.exec(name)?.[1];
        return id !== undefined && Number(value) > 0 ? [[id, Number(value)]] : [];
      }),
    );
    const refused = Object.entries(pieces).find(([id, quantity]) => quantity > (stock[id] ?? Infinity));
    if (refused) {
      errors = [{ code: 'woocommerce_rest_cart_item_error', message: `not enough stock of &quot;${refused[0]}&quot;` }];
      return before;
    }
    keys += 1;
    const box: Box = { key: `key${keys}`, bundleId, boxes: 1, pieces };
    if (kind === 'replaces') {
      const others = before.filter((other) => other.bundleId !== bundleId);
      return Object.keys(pieces).length > 0 ? [...others, box] : others;
    }
    const at = before.findIndex(({ key }) => key === form.get('update-bundle'));
    if (at >= 0) return before.with(at, box);
    const same = before.findIndex((other) => JSON.stringify(other.pieces) === JSON.stringify(pieces));
    const twin = before[same];
    return twin ? before.with(same, { ...twin, boxes: twin.boxes + 1 }) : [...before, box];
  }

  async function work(init: RequestInit | undefined, { workMs, outcome }: Fate): Promise<Response> {
    if (outcome === 'failed') {
      await wait(workMs);
      return new Response('', { status: 502 });
    }
    if (!(init?.body instanceof FormData)) {
      readings += 1;
      const told = cartOf(boxes, errors);
      errors = [];
      await wait(workMs);
      return Response.json(told);
    }
    const form = init.body;
    changes.push([...form].map(([name, value]) => [name, textOf(value)]));
    const before = boxes;
    await wait(workMs);
    boxes = changed(isSerial ? boxes : before, form);
    return new Response('0', { status: 400 });
  }

  async function answer(init: RequestInit | undefined, fate: Fate): Promise<Response> {
    await wait(fate.arriveMs);
    if (init?.signal?.aborted && fate.isAbortInTime) throw new Error('never arrived');
    if (fate.outcome === 'lost on the way') throw new TypeError('Failed to fetch');
    const done = isSerial ? queue.then(() => work(init, fate)) : work(init, fate);
    queue = done.catch(() => {});
    const response = await done;
    if (fate.outcome === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  }

  return {
    fetch(_address, init) {
      const aborted = new Promise<never>((_resolve, reject) => {
        const onAbort = () => reject(new DOMException('aborted', 'AbortError'));
        if (init?.signal?.aborted) onAbort();
        init?.signal?.addEventListener('abort', onAbort);
      });
      const answered = answer(init, nextFate());
      answered.catch(() => {});
      return Promise.race([answered, aborted]);
    },
    quantities: () => sumOf(boxes),
    changes,
    readings: () => readings,
    setBox(bundleId, pieces) {
      keys += 1;
      boxes = [{ key: `key${keys}`, bundleId, boxes: 1, pieces }];
    },
  };
}

function sumOf(boxes: readonly Box[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const box of boxes) {
    for (const [id, quantity] of Object.entries(box.pieces)) sums[id] = (sums[id] ?? 0) + quantity * box.boxes;
  }
  return sums;
}

/** As the shop's cart call answers, with the parts of it that the basket reads. */
function cartOf(boxes: readonly Box[], errors: object[]): object {
  const items = boxes.flatMap(({ key, bundleId, boxes: count, pieces }) => {
    const chosen = Object.entries(pieces);
    const container = {
      key,
      id: Number(bundleId),
      type: 'bundle',
      quantity: count,
      totals: { line_total: String(chosen.reduce((sum, [, quantity]) => sum + quantity * count * 1000, 0)) },
      extensions: { bundles: { bundled_items: chosen.map(([id]) => `${key}-${id}`), bundle_data: {} } },
    };
    const children = chosen.map(([id, quantity]) => ({
      key: `${key}-${id}`,
      quantity: quantity * count,
      extensions: { bundles: { bundled_by: key, bundled_item_data: { bundled_item_id: Number(id) } } },
    }));
    return [container, ...children];
  });
  const totals = { total_price: '0', currency_code: 'EUR', currency_minor_unit: 2 };
  return { items, totals, items_count: boxes.length, errors };
}
