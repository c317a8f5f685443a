import { expect, test } from 'vitest';
import type { AnimalType } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { animalBars } from './animal-bars.server.ts';

const types: AnimalType[] = ['cow', 'game', 'deer', 'boar', 'fish', 'salmon'];

function bars(filter: AnimalType | null, of: AnimalType[] = types) {
  const made = animalBars(
    { text: textIn(markets.nl) },
    { filter, types: of, all: 'Alle', addressOf: (animal) => `/list/${animal}` },
  );
  return made.map(({ label, tabs }) => [
    label,
    ...tabs.map(({ title, isCurrent }) => (isCurrent ? `[${title}]` : title)),
  ]);
}

test('LST-D4 the first level has groups for their animals, the second the animals of the chosen group', () => {
  expect(bars(null)).toEqual([['Kies een dier', '[Alle]', 'Rund', 'Wild', 'Vis']]);
  expect(bars('cow')).toEqual([['Kies een dier', 'Alle', '[Rund]', 'Wild', 'Vis']]);
  expect(bars('game')).toEqual([
    ['Kies een dier', 'Alle', 'Rund', '[Wild]', 'Vis'],
    ['Wild', '[Alles]', 'Hert', 'Wild zwijn'],
  ]);
  expect(bars('boar')).toEqual([
    ['Kies een dier', 'Alle', 'Rund', '[Wild]', 'Vis'],
    ['Wild', 'Alles', 'Hert', '[Wild zwijn]'],
  ]);
});

test('LST-D4 an animal without its group in the list stands on the first level', () => {
  expect(bars('deer', ['cow', 'deer'])).toEqual([['Kies een dier', 'Alle', 'Rund', '[Hert]']]);
});

test('LST-6 nothing to choose from shows no bars', () => {
  expect(bars(null, [])).toEqual([]);
});
