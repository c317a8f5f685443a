import { expect, test } from 'vitest';
import { fillPlaceholders, promiseNames, type Promises, unknownPlaceholders } from './placeholders.ts';

const promises = Object.fromEntries(promiseNames.map((name) => [name, name.toUpperCase()])) as Promises;

test('A34 promises are filled in wherever a text stands, what pages fill in later stays', () => {
  const told: string[] = [];
  const answer = {
    items: [{ answer: { html: '<p>{cancelling} {paying}</p>' }, title: 'Tot {deadline_hour}' }],
    checklist: ['{estimated_delivery_date}', '{delivery_promise}'],
    count: 3,
  };
  expect(fillPlaceholders(answer, promises, (name) => told.push(name))).toEqual({
    items: [{ answer: { html: '<p>CANCELLING PAYING</p>' }, title: 'Tot DEADLINE_HOUR' }],
    checklist: ['{estimated_delivery_date}', '{delivery_promise}'],
    count: 3,
  });
  expect(told).toEqual([]);
});

test('counter 6: what an owner calls the shop is text, also inside HTML', () => {
  const own = { ...promises, seller_name: 'Jan & <b>Zn</b>' };
  const answer = { body: { html: '<p>{seller_name}</p>' }, title: '{seller_name}' };
  expect(fillPlaceholders(answer, own, () => {})).toEqual({
    body: { html: '<p>Jan &amp; &lt;b&gt;Zn&lt;/b&gt;</p>' },
    title: 'Jan & <b>Zn</b>',
  });
});

test('A34 a name nobody knows leaves nothing in the text and is told; other braces stay', () => {
  const told: string[] = [];
  const text = 'A{deadlin_hour}B {"size":1} {} { x } {A}';
  expect(fillPlaceholders(text, promises, (name) => told.push(name))).toBe('AB {"size":1} {} { x } {A}');
  expect(told).toEqual(['deadlin_hour']);
  expect(unknownPlaceholders('{cancelling} {cancel_until} {delivery_promise}')).toEqual(['cancel_until']);
});

test.each([
  '{cancelUntil}',
  '{{cancelUntil}}',
  '{Cancelling}',
  '{ cancelling }',
  '{cancelling2}',
  '{pay-until}',
  '{{cancelling}}',
])('A34 what is written like a placeholder and is none is refused: %s', (text) => {
  expect(unknownPlaceholders(`Annuleren kan tot ${text}.`)).toHaveLength(1);
});

test.each(['{"size":1}', '{}', '{1}', '{a: 1}', '{cancelling}'])('A34 braces around anything else stay: %s', (text) => {
  expect(unknownPlaceholders(text)).toEqual([]);
});

test('A34 an answer without placeholders is handed back as it is', () => {
  const answer = { a: ['b', { c: 'd' }] };
  expect(fillPlaceholders(answer, promises, () => {})).toBe(answer);
});
