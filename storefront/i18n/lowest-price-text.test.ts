import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { lowestPriceText } from './lowest-price-text.ts';

const said: Record<MarketCode, string> = {
  nl: 'Laagste prijs in de 30 dagen voor de verlaging: € 174,00',
  fr: 'Prix le plus bas des 30 jours avant la baisse : 174,00 €',
  uk: 'Price before the cut: £174.00',
  de: 'Niedrigster Preis der 30 Tage vor der Senkung: 174,00 €',
};

test.each(Object.keys(markets) as MarketCode[])(
  '8.5 %s: what is crossed out is said beside the price, and not in prose',
  (code) => {
    const market = markets[code];
    const line = lowestPriceText(174, { t: textIn(market), market });
    expect(line?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(said[code]);
    expect(lowestPriceText(null, { t: textIn(market), market })).toBeNull();
  },
);
