import { expect, test } from 'vitest';
import { carvedAt } from './carved-cow.tsx';
import { sharesIn } from './shares.ts';

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

test('a list of numbers is read, with what stands around it', () => {
  const html = `<h3>Euro</h3>${list('52 cent voor de boer', '<strong>€ 9,60</strong> voor de rest')}<p>Ja</p>`;
  expect(sharesIn({ html })).toEqual({
    before: { html: '<h3>Euro</h3>' },
    shares: [
      { amount: 52, words: { html: '52 cent voor de boer' } },
      { amount: 9.6, words: { html: '<strong>€ 9,60</strong> voor de rest' } },
    ],
    after: { html: '<p>Ja</p>' },
  });
});

test.each([
  ['no list', '<p>52</p>'],
  ['a line without a number', list('52 cent', 'de rest')],
  ['one line', list('100 cent')],
  ['nothing of it', list('0 cent', '100 cent')],
])('%s is no list of shares', (_, html) => {
  expect(sharesIn({ html })).toBeNull();
});

test('the cow is carved by surface: half of it lies left of the tenth of twenty marks', () => {
  expect(carvedAt([1, 1])).toEqual([55, 533, 927]);
  const [first, second, , , , last] = carvedAt([52, 19, 15, 8, 6]);
  expect(first).toBe(55);
  expect(second).toBeCloseTo(550, 0);
  expect(last).toBe(927);
});
