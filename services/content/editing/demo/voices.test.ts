import { expect, test } from 'vitest';
import { editsWithoutVoices, voicesIn } from './voices.ts';

const review = (description: string) => ({ reviewer: 'Mia', description });
const quote = (body: string) => ({ module: 'quote', module_id: 'q', body });
const text = { module: 'text', module_id: 't', body: 'Lekker' };
const reviews = (...said: string[]) => ({ module: 'reviews', module_id: 'r', items: said.map(review) });
const page = (...modules: object[]) => [{ id: 'a', version: 7, doc: { slug: 'home', modules } }];
const demo = new Set(['Lekker', 'Mals']);

test('counter 5: reviews and quotations are voices, a text of the shop is none', () => {
  expect(voicesIn(page(reviews('Lekker', 'Mals'), quote('Goed'), text))).toEqual(['Lekker', 'Mals', 'Goed']);
});

test.each([
  {
    before: [reviews('Lekker', 'Van ons'), text],
    after: [reviews('Van ons'), text],
    why: 'what the shop’s own said stays',
  },
  { before: [text, reviews('Lekker', 'Mals')], after: [text], why: 'a module without anybody goes' },
  { before: [quote('Mals'), quote('Van ons')], after: [quote('Van ons')], why: 'a quotation goes with its module' },
])('counter 5: without the voices of the demo $why', ({ before, after }) => {
  expect(editsWithoutVoices({ 'static-pages': page(...before) }, demo)).toEqual([
    { do: 'put', kind: 'static-pages', doc: { slug: 'home', modules: after }, base: 7 },
  ]);
});

test('counter 5: a page in which nobody of the demo speaks is not touched', () => {
  const empty = { module: 'reviews', module_id: 'r', items: [] };
  expect(editsWithoutVoices({ 'static-pages': page(reviews('Van ons'), text, empty) }, demo)).toEqual([]);
});
