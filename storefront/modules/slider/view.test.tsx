import { expect, test } from 'vitest';
import type { Slide } from '#contract/entities/slide.ts';
import type { ModuleOf } from '#contract/page-modules.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { View as ImageCarousel } from '#storefront/modules/image-carousel/view.tsx';
import { samples } from '#storefront/modules/samples.ts';
import { View as Slider } from './view.tsx';

const [first, second, video] = samples.slider.module.slides as [Slide, Slide, Slide];

function slider(own: Partial<ModuleOf<'slider'>>): string {
  return renderInMarket(<Slider module={{ ...samples.slider.module, ...own }} data={null} />);
}

function config(own: Partial<ModuleOf<'slider'>['config']>): string {
  return slider({ config: { className: null, body: null, position: null, ...own } });
}

test('MOD-28 MOD-29 MOD-38 MOD-D8 several slides have a dot each and two arrows, of which the first begins disabled', () => {
  const html = slider({ slides: [first, second, video] });
  expect(html.match(/aria-label="Ga naar \d van 3"/g)).toHaveLength(3);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="Vorige" aria-disabled="true"/);
  expect(html).toMatch(/aria-label="Volgende" aria-disabled="false"/);
});

test('MOD-30 a single picture stands without slider, dots and arrows', () => {
  const html = slider({ slides: [first] });
  expect(html).toContain('<img');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('aria-roledescription');
});

test('MOD-31 a single video is a player, which loads nothing of its host before it is asked to', () => {
  const html = slider({ slides: [video] });
  expect(html).toContain('Speel de video af');
  expect(html).toContain('YouTube');
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('aria-roledescription');
  // Without our code there is a link.
  expect(html).toContain('href="https://www.youtube.com/embed/dQw4w9WgXcQ"');
});

test.each([['https://vimeo.com/about'], ['http://video.example/clip.mp4'], ['javascript:alert(1)'], ['']])(
  'MOD-D9 a video at "%s" is no slide',
  (content) => {
    expect(slider({ slides: [{ ...video, content }] })).not.toContain('Speel de video af');
    expect(slider({ slides: [first, { ...video, content }] })).not.toContain('aria-roledescription');
  },
);

test('MOD-D9 a video of another host is a link to it', () => {
  const html = slider({ slides: [{ ...video, content: 'https://video.example/clip.mp4' }] });
  expect(html).toContain('href="https://video.example/clip.mp4"');
  expect(html).not.toContain('Speel de video af');
});

test('MOD-34 the class of the settings stands on the carousel', () => {
  expect(config({ className: 'voorjaar' })).toMatch(/class="[^"]*carousel[^"]* voorjaar"/);
});

test('MOD-35 the body of the settings is an intro', () => {
  expect(config({ body: { html: '<p>Even dit</p>' } })).toContain('<p>Even dit</p>');
});

test.each([
  ['Hello', 'left', true],
  ['Hello', null, false],
  [null, 'left', false],
])('MOD-36 MOD-D10 body %s and position %s: text-position class %s', (body, position, isThere) => {
  const html = config({ body: body === null ? null : { html: body }, position });
  expect(html.includes('text-left')).toBe(isThere);
});

test('MOD-41 MOD-42 MOD-D10 a slide has an id of its own and its classes', () => {
  const html = slider({ slides: [first, { ...second, id: '77', backgroundColor: 'sand', className: 'een twee' }] });
  expect(html).toContain('id="slide-77"');
  expect(html).toMatch(/class="[^"]*bg-sand een twee"/);
});

test('MOD-D15 a slide with goods shows them below its text', () => {
  expect(slider({ slides: [second] })).toContain('Entrecote, 4 stuks, 2 vacuümpakken, 450 g');
});

test.each([
  ['Blaarkop in de polder', 'Blaarkop in de polder'],
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), 'a'.repeat(50)],
  [null, ''],
])('RCP-13, RCP-D3 the alternative text %j of a slide is %j', (imageAlt, shown) => {
  expect(slider({ slides: [{ ...first, imageAlt }] })).toContain(`alt="${shown}"`);
});

test('IMG-8 IMG-9 wide screens get the large picture, others the responsive one in their size', () => {
  const html = slider({ slides: [first] });
  expect(html).toContain('/media/large/hero-cow.jpg');
  expect(html).toMatch(/media="not all and \(min-width: 992px\)" srcSet="\/media\/medium\/animal-cow-blaarkop\.webp/);
  expect(html).toMatch(/media="\(max-width: 768px\)" srcSet="\/media\/small\/animal-cow-blaarkop\.webp/);
});

test('paragraphs of links in a panel are buttons, the second one quieter', () => {
  const html = slider({
    slides: [
      {
        ...first,
        body: {
          html: '<h2>Kop</h2><p><a href="/nl/a">A</a></p><p><a href="/nl/b">B</a></p><p>Zie <a href="/nl/c">C</a></p>',
        },
      },
    ],
  });
  expect(html).toMatch(
    /<p class="[^"]*row[^"]*"><a class="[^"]*button[^"]*" href="\/nl\/a">A<\/a><a class="[^"]*ghost[^"]*" href="\/nl\/b">B<\/a><\/p>/,
  );
  expect(html).toContain('<p>Zie <a href="/nl/c">C</a></p>');
});

test('MOD-43 MOD-35 MOD-36 the image carousel has its text beside it', () => {
  const html = renderInMarket(<ImageCarousel module={samples['image-carousel'].module} data={null} />);
  expect(html).toContain('<p>Drie plaatjes.</p>');
  expect(html).toContain('text-left');
  expect(html).toContain('sample');
});
