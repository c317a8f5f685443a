import { expect, test } from 'vitest';
import { load } from '#tests/setup/load-modules.ts';

test('MOD-19 MOD-D7 every delivery promise in a text is filled in, wherever the text stands', async () => {
  const body = '<p>{delivery_promise}, {delivery_promise}.</p>';
  const slider_items = [{ slideritem_id: 1, image_url: '/media/a.webp', body }];
  const modules = [
    { module: 'text', body },
    { module: 'slider', config: { body }, slider_items },
  ];
  const { loaded } = await load(modules, {});
  const promise = 'Wat voor 10:00 uur besteld is, telt dezelfde werkdag nog mee';
  const filled = { html: `<p>${promise}, ${promise}.</p>` };
  expect(loaded[0]?.module.body).toEqual(filled);
  expect(loaded[1]?.module.slides[0]?.body).toEqual(filled);
  expect(loaded[1]?.module.config).toMatchObject({ body: filled });
});

test('PRD-24 a body may name the day of delivery', async () => {
  const { loaded } = await load([{ module: 'html', body: 'Op {estimated_delivery_date}' }], {});
  // Thursday after ten counts for Friday; four days later is Tuesday.
  expect(loaded[0]?.module.body).toEqual({ html: 'Op <span data-dated="">17 november 2026</span>' });
});
