import { expect, test } from 'vitest';
import { readStop, unbrokenTag } from './journey-stop.ts';

test.each([
  ['Slachterij Van der Gouw, Wijk en Aalburg (34 km)', 'Slachterij Van der Gouw', 'Wijk en Aalburg', '34\u00A0km'],
  ['Raydale Abattoir, Hawes (5 miles)', 'Raydale Abattoir', 'Hawes', '5\u00A0miles'],
  ['Abattoir, Digoin (33\u00A0km)', 'Abattoir', 'Digoin', '33\u00A0km'],
  ['Deichschlachterei Garding (9 km)', 'Deichschlachterei Garding', null, '9\u00A0km'],
  [
    'Schlachterei Süderhafen, Nordstrand (Fähre und 12 km)',
    'Schlachterei Süderhafen',
    'Nordstrand',
    'Fähre und 12\u00A0km',
  ],
  ['Nederland (Lopik)', 'Nederland (Lopik)', null, null],
  ['', '', null, null],
])('PRD-19 the way of an animal: %j', (text, name, place, distance) => {
  expect(readStop(text)).toEqual({ name, place, distance });
});

test('PRD-19 the number of an animal is not broken, the words between two are', () => {
  expect(unbrokenTag('NL 5134 0288 4 en 5134 0295 1')).toBe('NL\u00A05134\u00A00288\u00A04 en 5134\u00A00295\u00A01');
});
