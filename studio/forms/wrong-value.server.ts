/** Why a value of the settings is refused, in words for its field. */
import type { Market } from '#contract/market.ts';
import { findMarket } from '#markets/index.ts';
import { cents, decimalText, formatCents } from '#rules/money/cents.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { mostCents, type SettingKey } from '#rules/settings/setting-keys.ts';
import { textsIn } from '../texts/text-table.ts';
import { wrongValueTexts } from '../texts/wrong-value.ts';

type Where = { market: Market; language: StudioLanguage };

const isMoney = (key: SettingKey): key is keyof typeof mostCents => Object.hasOwn(mostCents, key);

/** Null for what has no words of its own. */
export function wrongValueWords(key: SettingKey, { market, language }: Where): string | null {
  const text = textsIn(wrongValueTexts, language);
  if (key === 'shop.phone') return text('phone', { example: (findMarket(market.code) ?? market).phone });
  if (key === 'shop.vatNumber') return text('vatNumber', { example: market.orders.invoice.vatNumber.example });
  if (!isMoney(key)) return null;
  const example = decimalText(cents(750), market.numbers.decimal);
  return text('money', { example, most: formatCents(cents(mostCents[key]), market) });
}
