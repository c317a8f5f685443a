/** An animal in words: what it is, how much of it is sold, what it gives and when it goes. */
import { animalFamily } from '#rules/animals/animal-family.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { HerdAnimal } from '../../ports/herd.ts';
import { animalWordTexts } from '../../texts/herd/words.ts';
import { langTagOf, textsIn } from '../../texts/text-table.ts';
import { plainDay } from '../../words/plain-day.ts';

/** "4,1 kg"; below ten kilos with a decimal. */
export function kiloWords(grams: number, language: StudioLanguage): string {
  const kilos = grams / 1000;
  const maximumFractionDigits = Math.abs(kilos) < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(langTagOf(language), { maximumFractionDigits }).format(kilos)} kg`;
}

/** More squares than this would be dust; then each stands for several boxes. */
const mostSquares = 104;

function squaresOf({ boxes, boxesSold }: HerdAnimal['sold'], unpaid: number) {
  const all = Math.min(boxes, mostSquares);
  const share = (count: number) => (boxes === 0 ? 0 : Math.round((count * all) / boxes));
  const waits = share(Math.min(unpaid, boxesSold));
  return { sold: share(boxesSold) - waits, unpaid: waits, free: all - share(boxesSold) };
}

const species = ['cow', 'pig', 'sheep', 'deer'] as const;

export function titleOf({ animal, count, farmer, breed }: HerdAnimal, language: StudioLanguage): string {
  const text = textsIn(animalWordTexts, language);
  const kind = species.find((each) => each === animal) ?? (animalFamily(animal) === 'bird' ? 'bird' : 'other');
  const called = text(kind, { count });
  const whose = farmer === '' ? called : text('of', { animal: called, farmer });
  return [whose, breed].filter((part) => part !== '').join(', ');
}

/** As the shop shows it, small. */
function pictureOf(address: string): string | null {
  const [, name] = /^\/media\/([\w-]+)\.\w+$/.exec(address) ?? [];
  return name === undefined ? null : `/media/fit-500x330/${name}.webp`;
}

export function shownAnimal(animal: HerdAnimal, language: StudioLanguage) {
  const text = textsIn(animalWordTexts, language);
  const { tag, written, state, sold, shares, problems, shared, meatGrams, slaughterDay, boxesDay } = animal;
  const sum = (of: (share: (typeof shares)[number]) => number) => shares.reduce((all, share) => all + of(share), 0);
  const [unpaid, waits] = [sum((share) => share.unpaid), sum((share) => share.waiting)];
  const left = sold.boxes - sold.boxesSold;
  const kilos = (grams: number) => kiloWords(grams, language);
  const isOver = (shared?.free ?? 0) < 0;
  return {
    tag,
    written,
    title: titleOf(animal, language),
    picture: pictureOf(animal.picture),
    state,
    sold: text('soldOf', { sold: sold.boxesSold, boxes: sold.boxes }),
    soldLine: text(unpaid > 0 ? 'soldLineUnpaid' : 'soldLine', { unpaid, left }),
    bar: text('bar', { sold: sold.boxesSold, boxes: sold.boxes, unpaid }),
    squares: squaresOf(sold, unpaid),
    boxes: sold.boxes,
    problems: problems.map((problem) => text(problem)),
    meat:
      meatGrams === null || shared === null
        ? null
        : {
            words: text('meat', { meat: kilos(meatGrams), inBoxes: kilos(shared.inBoxes) }),
            free: text(isOver ? 'meatOver' : 'meatFree', { free: kilos(Math.abs(shared.free)) }),
            isOver,
          },
    days: [
      ...(slaughterDay === null ? [] : [text('goes', { day: plainDay(slaughterDay, 'short', language) })]),
      ...(boxesDay === null ? [] : [text('comes', { day: plainDay(boxesDay, 'short', language) })]),
      ...(state === 'open' && !shares.some(({ canBuy }) => canBuy) ? [text('notBuyable')] : []),
      ...(waits > 0 ? [text('waits', { count: waits })] : []),
    ],
  };
}

export type ShownAnimal = ReturnType<typeof shownAnimal>;
