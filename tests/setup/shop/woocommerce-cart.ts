/** What lies in the carts of the WooCommerce double, and how they read as JSON: the parts of the recorded carts that somebody reads. */
import { escapeHtml } from '#rules/text/escape-html.ts';

export type Good = { name: string; price: number };

export type ShopBox = { key: string; bundleId: string; boxes: number; pieces: Readonly<Record<string, number>> };

/** Anything but a box: a coupon, a package with what was chosen for it. */
export type ShopLine = Good & { key: string; id: string; quantity: number; choices: Readonly<Record<string, string>> };

export type Session = {
  boxes: readonly ShopBox[];
  lines: readonly ShopLine[];
  errors: readonly string[];
  percentOff: number;
};

export const nothing: Session = { boxes: [], lines: [], errors: [], percentOff: 0 };

export type Catalogue = {
  bundleName: string;
  /** What pieces are called and cost, in cents. */
  goods: (id: string) => Good;
};

export const isEmpty = ({ boxes, lines }: Session) => boxes.length + lines.length === 0;

export function countOf({ boxes, lines }: Session): number {
  return [...boxes.map((box) => box.boxes), ...lines.map(({ quantity }) => quantity)].reduce((sum, n) => sum + n, 0);
}

/** Another one for every cart that is not the same; none for an empty one. */
export function hashOf({ boxes, lines, percentOff }: Session): string {
  const parts = [
    ...boxes.map((box) => `${box.key}.${box.boxes}`),
    ...lines.map((line) => `${line.key}.${line.quantity}`),
  ];
  return parts.length > 0 ? [...parts, percentOff].join('-') : '';
}

export function piecesIn(form: Map<string, string>): Record<string, number> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const id = /^bundle_quantity_(.+)$/.exec(name)?.[1];
      return id !== undefined && Number(value) > 0 ? [[id, Number(value)]] : [];
    }),
  );
}

export function replaced(before: readonly ShopBox[], box: ShopBox): ShopBox[] {
  const others = before.filter((other) => other.bundleId !== box.bundleId);
  return Object.keys(box.pieces).length > 0 ? [...others, box] : others;
}

export function added(before: readonly ShopBox[], box: ShopBox, form: Map<string, string>): ShopBox[] {
  const at = before.findIndex(({ key }) => key === form.get('update-bundle'));
  if (at >= 0) return before.with(at, box);
  const isSame = (other: ShopBox) =>
    other.bundleId === box.bundleId && JSON.stringify(other.pieces) === JSON.stringify(box.pieces);
  const twin = before.find(isSame);
  return twin ? before.map((other) => (other === twin ? { ...twin, boxes: twin.boxes + 1 } : other)) : [...before, box];
}

/** The same product with the same choices is one line. */
export function withLine(before: readonly ShopLine[], line: ShopLine): ShopLine[] {
  const twin = before.find(({ key }) => key === line.key);
  if (!twin) return [...before, line];
  return before.map((other) => (other === twin ? { ...twin, quantity: twin.quantity + line.quantity } : other));
}

export function quantitiesIn(boxes: readonly ShopBox[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const box of boxes) {
    for (const [id, quantity] of Object.entries(box.pieces)) sums[id] = (sums[id] ?? 0) + quantity * box.boxes;
  }
  return sums;
}

export const childKey = (box: ShopBox, id: string) => `${box.key}-${id}`;

const currency = { currency_code: 'EUR', currency_minor_unit: 2 };
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

function sumOf({ pieces, boxes }: ShopBox, goods: Catalogue['goods']): number {
  return Object.entries(pieces).reduce((sum, [id, quantity]) => sum + quantity * boxes * goods(id).price, 0);
}

/** `permanent` is what the shop says of this cart each time it is read. */
export function cartJson(session: Session, catalogue: Catalogue, permanent: readonly string[]): object {
  const { boxes, lines, errors, percentOff } = session;
  const told = [...errors, ...permanent].map((message) => ({
    code: 'woocommerce_rest_cart_item_error',
    message: escapeHtml(message),
  }));
  const sums = [...boxes.map((box) => sumOf(box, catalogue.goods)), ...lines.map((line) => line.quantity * line.price)];
  const sum = sums.reduce((total, cents) => total + cents, 0);
  return {
    items: [
      ...boxes.flatMap((box) => boxItems(box, catalogue, percentOff)),
      ...lines.map((line) => lineItem(line, percentOff)),
    ],
    totals: { total_price: String(sum - percentOf(sum, percentOff)), ...currency },
    items_count: countOf(session),
    errors: told,
  };
}

const lineTotals = (cents: number, percentOff: number) => ({
  line_subtotal: String(cents),
  line_subtotal_tax: '0',
  line_total: String(cents - percentOf(cents, percentOff)),
  line_total_tax: '0',
  ...currency,
});

function lineItem({ key, id, name, price, quantity, choices }: ShopLine, percentOff: number): object {
  return {
    key,
    id: Number(id),
    type: 'simple',
    quantity,
    name: escapeHtml(name),
    item_data: Object.entries(choices).map(([choice, value]) => ({ key: choice, value })),
    totals: lineTotals(quantity * price, percentOff),
    extensions: { bundles: [] },
  };
}

function boxItems(box: ShopBox, { goods, bundleName }: Catalogue, percentOff: number): object[] {
  const chosen = Object.entries(box.pieces);
  const container = {
    key: box.key,
    id: Number(box.bundleId),
    type: 'bundle',
    quantity: box.boxes,
    name: escapeHtml(bundleName),
    totals: lineTotals(sumOf(box, goods), percentOff),
    extensions: { bundles: { bundled_items: chosen.map(([id]) => childKey(box, id)), bundle_data: {} } },
  };
  const children = chosen.map(([id, quantity]) => ({
    key: childKey(box, id),
    id: 2000 + Number(id),
    type: 'simple',
    quantity: quantity * box.boxes,
    name: escapeHtml(goods(id).name),
    totals: lineTotals(quantity * box.boxes * goods(id).price, percentOff),
    extensions: {
      bundles: {
        bundled_by: box.key,
        bundled_item_data: { bundle_id: Number(box.bundleId), bundled_item_id: Number(id) },
      },
    },
  }));
  return [container, ...children];
}
