import type { Text } from '#contract/locales.ts';
import { type Change, lineKey, pieceKey, putBox, setQuantity } from '../bundle-cart.ts';
import type { BoxLine, CartContent, Notice } from '../cart-content.ts';
import { type Fields, wholeNumber } from '#services/shop/calls/form-fields.ts';
import { refusalText } from './refusal-text.ts';
import type { Catalogue } from '#services/shop/catalogue/catalogue.ts';

/** All quantities of the basket page at once. A line that cannot change stays as it is, with a notice; the others change. */
export function basketFormChange(t: Text, seen: { content: CartContent; catalogue: Catalogue }, fields: Fields) {
  const notices: Notice[] = [];
  let content = seen.content;
  const wanted = (key: string) => (fields.get('remove') === key ? 0 : wholeNumber(fields.get(`quantity[${key}]`)));
  // Keys of a box change with what is in it, so each line is looked up as it was when the page was made.
  for (const line of seen.content.lines) {
    const change =
      line.kind === 'box'
        ? changeBox({ content, catalogue: seen.catalogue }, line, wanted)
        : changeLine({ content, catalogue: seen.catalogue }, { key: lineKey(line), quantity: wanted(lineKey(line)) });
    if (!change) continue;
    content = change.content;
    if (change.refusal) notices.push({ kind: 'error', text: refusalText(t, change.refusal) });
  }
  return { content, result: null, notices };
}

type Cart = { content: CartContent; catalogue: Catalogue };

function changeLine(
  { content, catalogue }: Cart,
  { key, quantity }: { key: string; quantity: number | null },
): Change | null {
  return quantity === null ? null : setQuantity(content, catalogue, { key, quantity });
}

function changeBox({ content, catalogue }: Cart, line: BoxLine, wanted: (key: string) => number | null): Change | null {
  const isRemoved = wanted(lineKey(line)) === 0;
  const pieces = Object.entries(line.pieces).map(([id, before]): [number, number] => {
    const total = wanted(pieceKey(line, Number(id)));
    return [Number(id), isRemoved ? 0 : total === null ? before : Math.ceil(total / line.boxes)];
  });
  const isSame = pieces.every(([id, quantity]) => quantity === line.pieces[id]);
  return isSame
    ? null
    : putBox(content, catalogue, { bundleId: line.bundleId, boxes: line.boxes, quantities: new Map(pieces) });
}
