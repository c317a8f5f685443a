import { expect, test } from 'vitest';
import { textsIn } from '../text-table.ts';
import { animalWordTexts } from './words.ts';

test('the German line of an animal is one sentence with the numbers in front of it', () => {
  const text = textsIn(animalWordTexts, 'de');
  const line = `${text('soldOf', { sold: 17, boxes: 48 })} ${text('soldLineUnpaid', { unpaid: 1, left: 31 })}`;
  expect(line).toBe('17 von 48 Paketen verkauft, davon 1 noch nicht bezahlt. Noch 31.');
});
