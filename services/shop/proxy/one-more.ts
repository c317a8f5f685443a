/**
 * "One more of this" for a box that is in the cart already. Shops differ in what they make of such a link: plain Product
 * Bundles adds a second box, a shop that replaces loses the first. So the box is read, and sent back whole with one more in it.
 */
import { isRecord } from '#contract/fields/json.ts';

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const numberOf = (value: unknown): number => (Number.isSafeInteger(Number(value)) ? Math.max(0, Number(value)) : 0);

const quantityName = /^bundle_quantity_(\d{1,9})$/;

/** Pieces a page form asks for, by bundled item; null when it is not about a box, or says which box it replaces. */
export function wantedPieces(form: URLSearchParams): Map<string, number> | null {
  if (!form.has('add-to-cart') || form.has('update-bundle')) return null;
  const boxes = Math.max(1, numberOf(form.get('quantity')));
  const pieces = new Map<string, number>();
  for (const [name, value] of form) {
    const id = quantityName.exec(name)?.[1];
    if (id !== undefined) pieces.set(id, numberOf(value) * boxes);
  }
  return pieces.size > 0 ? pieces : null;
}

/** The form that makes the box of this cart hold what it holds and the wanted pieces; null when there is no such box. */
export function boxWithMore(cart: unknown, bundleId: string, wanted: Map<string, number>): URLSearchParams | null {
  const items: Fields[] = isRecord(cart) && Array.isArray(cart.items) ? cart.items.map(fieldsOf) : [];
  const bundlesOf = (item: Fields) => fieldsOf(fieldsOf(item.extensions).bundles);
  const isBox = (item: Fields) => isRecord(bundlesOf(item).bundle_data) && String(item.id) === bundleId;
  const box = items.find(isBox);
  if (!box || typeof box.key !== 'string') return null;
  // Every item of the box is named: one that is left out would get the shop's default quantity.
  const known = Object.keys(fieldsOf(fieldsOf(bundlesOf(box).bundle_data).configuration));
  const quantities = new Map(known.map((id) => [id, 0]));
  const add = (id: string, quantity: number) => quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  for (const item of items) {
    const { bundled_by: owner, bundled_item_data: data } = bundlesOf(item);
    if (owner === box.key) add(String(fieldsOf(data).bundled_item_id), numberOf(item.quantity));
  }
  for (const [id, quantity] of wanted) add(id, quantity);
  return new URLSearchParams([
    ['add-to-cart', bundleId],
    ['quantity', '1'],
    ...[...quantities].map(([id, quantity]) => [`bundle_quantity_${id}`, String(quantity)]),
    ['update-bundle', box.key],
  ]);
}
