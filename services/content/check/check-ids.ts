import { isRecord } from '#contract/fields/json.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { textOf } from '#services/content/kinds.ts';

/** Ids under which the shop area sells must be numbers, and each thing's own. */
export function checkIds({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  const { packages, coupons } = files.items;
  const farmshop = files.items['farmshop-products'];
  return [
    ...repeated(packages.map(({ file, doc }) => ({ file, field: 'product_id', value: doc.product_id }))),
    ...repeated(farmshop.map(({ file, doc }) => ({ file, field: 'bundled_item_id', value: doc.bundled_item_id }))),
    ...repeated(
      coupons.flatMap(({ file, doc }) =>
        (Array.isArray(doc.variations) ? doc.variations.filter(isRecord) : []).map((variation) => ({
          file,
          field: 'variations',
          value: variation.coupon_shop_variation_id,
        })),
      ),
    ),
  ];
}

function repeated(ids: { file: string; field: string; value: unknown }[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return ids.flatMap(({ file, field, value }) => {
    if (value === undefined || value === null) return [];
    const id = textOf(value);
    const first = seen.get(id);
    seen.set(id, first ?? file);
    if (!/^\d+$/.test(id)) return [{ file, field, reason: `${JSON.stringify(value)} must be a whole number` }];
    return first === undefined ? [] : [{ file, field, reason: `${id} is already used by ${first}` }];
  });
}
