import { expect, test } from 'vitest';
import { clockText, isInStep, secondsIn } from './cook-steps.ts';

test.each([
  ['Bak de lappen 3 minuten per kant.', 180],
  ['Laat 10 min rusten, dan nog 5 minuten.', 600],
  ['Im Ofen 45 Minuten garen.', 2700],
  ['Laissez cuire 20 minutes à couvert.', 1200],
  ['Rest for 15 mins.', 900],
  ['Stoof 3 uur op de laagste pit.', 10_800],
  ['2–3 Stunden schmoren.', 7200],
  ['Cuire 1 h au four.', 3600],
  ['Bak op 180 °C.', null],
  ['Snijd in 2 helften.', null],
  ['Laat 48 uur pekelen.', null],
  ['Drie uur op de laagste pit.', null],
])('D4.5 the timer of %j', (step, seconds) => {
  expect(secondsIn(step)).toBe(seconds);
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [9668, '2:41:08'],
])('D4.5 %i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([
  ['sukadelappen', 'Leg de sukade in de pan.', true],
  ['roomboter, op kamertemperatuur', 'Smelt de roomboter.', true],
  ['ei', 'Klop het ei los.', true],
  ['scharfer Senf', 'Mit Senf bestreichen.', true],
  ['zout en peper', 'Peper erover.', true],
  ['bloem', 'Smelt de boter.', false],
])('D4.5 %s is at hand in %j: %s', (ingredient, step, isThere) => {
  expect(isInStep(ingredient, step)).toBe(isThere);
});
