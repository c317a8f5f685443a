import { expect, test } from 'vitest';
import type { AnimalType } from '#contract/market.ts';
import { type Market, markets } from '#markets/index.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { FaqScreen } from './view.tsx';

const page = {
  title: 'Vragen',
  summary: null,
  body: null,
  image: null,
  links: [],
  seo: { title: null, description: null },
};
const questions = [
  { id: 'q-wanneer', question: 'Wanneer?', answer: { html: '<p>Vrijdag.</p>' } },
  { id: 'q-waarom', question: 'Waarom?', answer: null },
];

type Shown = {
  filter?: AnimalType | null;
  types?: AnimalType[];
  questions?: typeof questions;
  market?: Market;
};

function render({ filter = null, types = [], questions: shown = questions, market = markets.nl }: Shown = {}) {
  const state = { list: 'faq' as const, filter };
  return renderInMarket(<FaqScreen page={page} questions={shown} state={state} types={types} modules={[]} />, {
    market,
  });
}

test('FAQ-1, FAQ-D4 questions with answers, closed at first', () => {
  const html = render();
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).not.toMatch(/<details[^>]*\bopen\b/);
  expect(html).toContain('<p>Vrijdag.</p>');
});

test.each(Object.values(markets))('FAQ-3, FAQ-D4 the contact box of $code: telephone, mail, hours', (market) => {
  const html = render({ market });
  expect(html).toContain(`href="tel:${market.phone.replaceAll(' ', '')}"`);
  expect(html).toContain(`href="mailto:${market.email}"`);
  expect(html).toContain(textIn(market)('contact.hours'));
});

test('FAQ-2, FAQ-5 general comes first and is current unless an animal is', () => {
  const html = render({ types: ['cow', 'chicken'] });
  const tabs = [...html.matchAll(/<a (?=[^>]*href="(\/nl\/vragen[^"]*)")([^>]*)>([^<]*)/g)];
  expect(tabs.map((tab) => [tab[3], tab[1], tab[2]?.includes('aria-current')])).toEqual([
    ['Algemeen', '/nl/vragen', true],
    ['Rund', '/nl/vragen/rund', false],
    ['Kip', '/nl/vragen/kip', false],
  ]);
});

test('FAQ-D2 there are no pages, and no filter where there is no choice', () => {
  const html = render();
  expect(html).not.toContain('aria-label="Pagina');
  expect(html).not.toContain('/nl/vragen');
});

test('an animal without questions says so and leads back', () => {
  const html = render({ filter: 'duck', questions: [] });
  expect(html).toContain('nog geen vragen');
  expect(html).toContain('href="/nl/vragen"');
});
