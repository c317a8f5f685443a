import {
  altText,
  animalTexts,
  breedText,
  dishTexts,
  paradeText,
  portraitTexts,
  rawText,
  sceneTexts,
  sexTexts,
} from './alt-texts.ts';
import type { AltText } from './alt-row.ts';
import type { Sex } from './animals/coats.ts';
import { breeds } from './breeds.ts';
import type { BreedName } from './breeds.ts';
import type { Breed } from './breeds/breed.ts';
import { farmText } from './farms/farm-pictures.ts';
import { farmOf } from './farms/farms.ts';
import { motifOf } from './food.ts';
import type { FoodName } from './food.ts';
import { monthText } from './months/month-pictures.ts';
import { people } from './people/people.ts';
import type { Person } from './people/person.ts';
import type { Picture } from './picture.ts';

export type CatalogueEntry = { name: string; picture: Picture; focal: readonly [number, number]; alt: AltText };

const sea = new Set(['fish', 'salmon', 'codfish']);

export function entry(name: string, picture: Picture): CatalogueEntry {
  return { name, picture, focal: focalOf(picture), alt: altOf(picture) };
}

/** The part of the picture that a crop must keep. */
function focalOf(picture: Picture): readonly [number, number] {
  if (picture.kind === 'portrait') return [0.5, 0.42];
  if (picture.kind === 'farm') return [farmOf(picture.subject).middle ?? 0.5, 0.62];
  if (picture.kind === 'month') return [0.5, 0.62];
  if (picture.kind === 'animal') return [picture.composition?.x ?? 0.5, 0.38];
  return [0.5, picture.kind === 'scene' ? 0.55 : 0.5];
}

function altOf(picture: Picture): AltText {
  switch (picture.kind) {
    case 'farm':
      return farmText(picture.subject);
    case 'month':
      return monthText(picture.subject, picture.palette);
    case 'animal':
      return picture.breed ? textOfBreed(picture.breed, picture.sex) : altText(animalTexts[picture.subject]);
    case 'spot':
      return altText(picture.subject === 'wine' ? dishTexts.wine : animalTexts[picture.subject]);
    case 'dish':
      return altText(dishTexts[picture.subject]);
    case 'food':
      return textOfFood(picture.subject);
    case 'scene':
      return altText(sceneTexts[picture.subject]);
    case 'plate':
      return textOfBreed(picture.subject, picture.sex);
    case 'portrait': {
      if (picture.partner) return altText(portraitTexts.couple);
      const person: Person = people[picture.subject];
      return altText(portraitTexts[person.isWoman ? 'woman' : 'man']);
    }
    case 'parade':
      return altText(paradeText);
  }
}

function textOfBreed(name: BreedName, sex?: Sex): AltText {
  const { animal, title, look }: Breed = breeds[name];
  const shown = sex ?? look.sex;
  return breedText((shown && sexTexts[animal]?.[shown]) ?? animalTexts[animal], title);
}

function textOfFood(name: FoodName): AltText {
  const { alt, state, species } = motifOf(name);
  if (state !== 'raw') return altText(alt);
  return rawText(alt, species.every((animal) => sea.has(animal)) ? 'fish' : 'meat');
}
