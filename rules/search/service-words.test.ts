import { describe, expect, test } from 'vitest';
import { serviceAnswers } from './service-words.ts';
import { splitWithout } from './split-without.ts';

const services = [
  { asked: 'allergie, gluten', finds: ['allergie'] },
  { asked: 'niet thuis', finds: ['thuis', 'bezorging'] },
  { asked: 'buren', finds: ['thuis'] },
];

describe('37.8 service words', () => {
  test.each([
    ['Allergie', ['allergie']],
    ['allergie voor gluten', ['allergie']],
    ['ben niet vaak thuis', ['thuis', 'bezorging']],
    ['niet thuis buren', ['thuis', 'bezorging']],
    ['thuis', []],
    ['glutenvrij', []],
    ['', []],
  ])('%j is answered by %j', (query, expected) => {
    expect(serviceAnswers(query, services)).toEqual(expected);
  });
});

describe('37.8 what must not be in it', () => {
  test.each([
    ['worst zonder varken', 'worst', ['varken']],
    ['zonder varken', '', ['varken']],
    ['zonder varken worst', 'worst', ['varken']],
    ['Worst van rund', 'Worst van rund', []],
    ['worst zonder', 'worst zonder', []],
  ])('%j: %j without %j', (query, wanted, unwanted) => {
    expect(splitWithout(query, new Set(['zonder']))).toEqual({ wanted, unwanted });
  });
});
