import { altText, animalTexts } from '../alt-texts.ts';
import type { AltText } from '../alt-row.ts';
import type { Picture } from '../picture.ts';
import { farmOf, farmsOf } from './farms.ts';
import type { FarmName } from './farms.ts';

const vines = ['Wijngaard', 'Weinberg', 'Vineyard', 'Vignoble'] as const;

/** The cover of every farm, in the inks of its house. */
export function farmPictures(): { name: string; picture: Picture }[] {
  return Object.entries(farmsOf).flatMap(([market, farms]) =>
    // Object.keys forgets what the keys are; these tables are closed.
    (Object.keys(farms) as FarmName[]).map((subject) => ({
      name: `farm-${subject}`,
      picture: { kind: 'farm', subject, width: 1600, height: 500, palette: market === 'de' ? 'weide' : 'kudde' },
    })),
  );
}

export function farmText(name: FarmName): AltText {
  const { animal, place } = farmOf(name);
  const [nl, de, en, fr] = animal === 'vines' ? vines : animalTexts[animal];
  return altText([`${nl}, ${place}`, `${de}, ${place}`, `${en}, ${place}`, `${fr}, ${place}`]);
}
