import { expect, test } from 'vitest';
import { musclesOf } from './muscle-kilos.ts';
import { animalsNeeded, musclesOvertaken } from './muscles-taken.ts';
import { saidAnimals } from './said-animals.ts';

test('areas that one piece names together are weighed together', () => {
  const either = { name: 'Sirloin or ribeye', areas: ['sirloin', 'rib'] as const, kilos: 30 };
  const rib = { name: 'Ribeye', areas: ['rib'] as const, kilos: 20 };
  expect(musclesOvertaken('cow', [either])).toEqual([]);
  expect(musclesOvertaken('cow', [rib])).toEqual([]);
  expect(musclesOvertaken('cow', [either, rib])).toEqual([
    { names: ['Sirloin or ribeye', 'Ribeye'], kilos: 50, most: 42 },
  ]);
  expect(animalsNeeded('cow', [either, rib])).toBe(2);
});

test('nobody weighs what has no table, and a light breed has less', () => {
  expect(musclesOf('chicken', ['breast'])).toBeUndefined();
  expect(musclesOf('cow', ['brisket'], 'Highland')).toBeLessThan(musclesOf('cow', ['brisket'], 'Charolaise') ?? 0);
});

test.each([
  ['fr', 'Un cochon, vingt colis', 1],
  ['fr', 'Neuf cochons pour trente-quatre colis', 9],
  ['de', 'Drei Schweine für fünfzig Kisten', 3],
  ['en', '4 pigs, thirty boxes', 4],
  ['fr', 'Les cochons de Bastien', null],
])('%s: %j says %s animals', (language, text, count) => {
  expect(saidAnimals(language, [text])).toBe(count);
});
