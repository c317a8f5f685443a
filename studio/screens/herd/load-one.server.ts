/** One animal: its boxes, who bought them, what it gives, and what comes next. */
import { data } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { meatOf } from '#rules/herd/animal-meat.ts';
import { canFollow, nextSteps, questionBefore } from '#rules/herd/animal-state.ts';
import { firstSlaughterDay, proposedSlaughterDay } from '#rules/herd/slaughter-week.ts';
import { normalTag } from '#rules/animals/normal-tag.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { recallTexts } from '../../texts/recall.ts';
import { textsIn } from '../../texts/text-table.ts';
import { plainDay } from '../../words/plain-day.ts';
import { kiloWords, shownAnimal } from './shown-animal.server.ts';

export async function loadAnimal(studio: StudioContext & { person: Person }, tag: string) {
  const { herd, market, language, now } = studio;
  const animal = await herd.find(market, tag);
  if (!animal) throw data(null, 404);
  const buyers = await herd.buyers(market, tag);
  const today = localDate(now, market.timeZone);
  const kilos = (grams: number) => kiloWords(grams, language);
  const { shares, shared, weights, isWeighed, meatGrams, state, sold, slaughterDay, boxesDay } = animal;
  const isSoon = (day: string | null, of: string) =>
    slaughterDay !== null && day !== null && boxesDay !== null && day < boxesDay && (of === 'placed' || of === 'paid');
  const first = firstSlaughterDay(today);
  const { carcass, meat } = meatOf(weights, animal.carcassGrams);
  const asked = (step: 'booked' | 'cancelled') => questionBefore(step, state, shares);
  return {
    ...shownAnimal(animal, language),
    version: animal.version,
    isSold: animal.isSold,
    soldBoxes: sold.boxesSold,
    unpaid: shares.reduce((sum, share) => sum + share.unpaid, 0),
    waiting: shares.reduce((sum, share) => sum + share.waiting, 0),
    left: kilos(sold.left),
    address: pageOf(market, animal.written),
    shares: shares.map((share, index) => ({
      slug: share.slug,
      name: share.name,
      weight: kilos(share.grams),
      total: share.total,
      buyers: share.buyers,
      waiting: share.waiting,
      more: shared?.more[index] ?? null,
    })),
    calculator: {
      live: weights.liveGrams > 0 ? String(weights.liveGrams / 1000).replace('.', ',') : '',
      dressing: String(weights.dressing),
      meat: String(weights.meat),
      result:
        meatGrams === null ? null : { isWeighed, carcass: kilos(carcass), meat: kilos(isWeighed ? meat : meatGrams) },
    },
    steps: nextSteps(state),
    isDue: slaughterDay !== null && slaughterDay <= today,
    asks: { booked: asked('booked'), cancelled: asked('cancelled') },
    prefix: animal.prefix,
    canFollow: animal.isSold && canFollow(state, shares),
    book: {
      proposed: proposedSlaughterDay({ promised: null, animal: animal.animal, today }),
      day: slaughterDay ?? proposedSlaughterDay({ promised: animal.promised, animal: animal.animal, today }),
      first,
      last: addDays(today, 364),
      slaughterhouse: animal.slaughterhouse,
      butcher: animal.butcher,
    },
    today,
    slaughterDay,
    buyers: buyers.map(({ number, state: of, name, day, item, quantity }, index) => ({
      id: `${number}-${index}`,
      number,
      state: of,
      stateWords: textsIn(recallTexts, language)(of),
      name,
      day: day === null ? '' : plainDay(day, 'short', language),
      isSoon: isSoon(day, of),
      what: quantity > 1 ? `${quantity} × ${item}` : item,
    })),
    tooSoon: new Set(buyers.filter(({ day, state: of }) => isSoon(day, of)).map(({ number }) => number)).size,
  };
}

export type AnimalShown = Awaited<ReturnType<typeof loadAnimal>>;

/** The page that labels lead to; a text that names several has none of its own. */
function pageOf(market: StudioContext['market'], written: string): string | null {
  const own = normalTag(written);
  return own === null ? null : pathTo(market, 'animal', { slug: own });
}
