/** The way of an animal, from its birth to the door: what the records hold and nothing else. */
import { originRows } from '#rules/animals/origin.ts';
import { isSoldFirst } from '#rules/food/sold-first.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { dayWords } from '#rules/time/day-words.ts';
import { localDate } from '#rules/time/local-time.ts';
import { readDay } from '#rules/time/read-date.ts';
import { firstDeliveryDate } from '#storefront/data/first-delivery-date.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { Animal } from './load.server.ts';

export type WayStep = {
  title: string;
  text: string | null;
  /** In the words of the market. */
  date: string | null;
  /** What is planned has not happened, and is called so. */
  state: 'done' | 'now' | 'planned';
  /** Which place on the map it is. */
  stop: 'farm' | 'slaughterhouse' | 'butcher' | null;
};

const stops = { kept: 'farm', slaughterhouse: 'slaughterhouse', butcher: 'butcher' } as const;
const dates = { birthCountry: 'bornOn', slaughterhouse: 'slaughteredOn', butcher: 'cutOn' } as const;

export function wayOf({ facts, boxes, weeks }: Animal, ctx: RequestContext): WayStep[] {
  const { market, now, text } = ctx;
  const { animal, birthCountry, fatteningCountry, slaughterPlace, portioningPlace } = facts;
  const today = localDate(now, market.timeZone);
  const waits =
    weeks.length === 0 && boxes.some(({ highlight }) => isSoldFirst({ animal, isExpress: highlight === 'express' }));
  const steps = originRows({ birthCountry, fatteningCountry, slaughterPlace, portioningPlace }, animal).map(
    ({ row, label, value }): WayStep => {
      const day = row in dates ? readDay(facts[dates[row as keyof typeof dates]], market.timeZone) : null;
      const isAhead = day === null ? waits && (row === 'slaughterhouse' || row === 'butcher') : day > today;
      return {
        title: text(`package:traceability.rows.${label}`),
        text: value,
        date: day && dayWords(day, market, { day: 'numeric', month: 'short', year: 'numeric' }),
        state: isAhead ? 'planned' : 'done',
        stop: row in stops ? stops[row as keyof typeof stops] : null,
      };
    },
  );
  const step = (title: string, state: WayStep['state'], words: string | null = null): WayStep => {
    return { title, text: words, date: null, state, stop: null };
  };
  const ahead = steps.findIndex(({ state }) => state === 'planned');
  const isOnSale = boxes.some(({ stockStatus }) => canBuy(readStockStatus(stockStatus)));
  const forSale = step(text('package:journey.forSale'), 'now', text('package:journey.waits'));
  const firstDay = boxes.map((box) => firstDeliveryDate(box, ctx)).find((day) => day !== null);
  return [
    ...(ahead < 0 || !isOnSale ? steps : [...steps.slice(0, ahead), forSale, ...steps.slice(ahead)]),
    ...weeks.toReversed().map((week) => step(text('package:traceability.week', week), 'done')),
    ...(firstDay
      ? [step(text('package:journey.toYou'), 'planned', text('package:journey.from', { date: firstDay }))]
      : []),
  ];
}
