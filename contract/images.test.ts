import { expect, test } from 'vitest';
import {
  imageAddress,
  imageFormat,
  type ImageSources,
  imageSources,
  type ImageUse,
  srcSet,
  variants,
} from './images.ts';

const widths = [320, 767, 768, 769, 991, 992, 1600];
const fit340 = 'fit-340x210';
const shown: [what: string, use: ImageUse, variants: string[]][] = [
  ['IMG-1 product cards', 'productCard', widths.map(() => fit340)],
  ['IMG-2 farmer list and cover', 'farmerCard', [fit340, fit340, fit340, fit340, fit340, 'fit-460x210', 'fit-460x210']],
  [
    'IMG-3 farmer header',
    'farmerHeader',
    ['fit-767x250', 'fit-767x250', 'fit-767x250', 'fit-992x400', 'fit-992x400', 'fit-1600x500', 'fit-1600x500'],
  ],
  ['IMG-4 farmer avatar', 'farmerAvatar', widths.map(() => 'fit-250x250')],
  [
    'IMG-5 recipe header',
    'recipeHeader',
    ['resize-500', 'resize-500', 'resize-500', 'resize-710', 'resize-710', 'resize-800', 'resize-800'],
  ],
  [
    'IMG-6 meat cut full',
    'cutFull',
    ['fit-500x330', 'fit-500x330', 'fit-500x330', 'fit-710x470', 'fit-710x470', 'fit-710x470', 'fit-710x470'],
  ],
  ['IMG-7 blog full', 'blogFull', widths.map(() => 'resize-1200')],
  ['IMG-8 module slider', 'slider', ['small', 'small', 'small', 'medium', 'medium', 'large', 'large']],
  ['IMG-D5 any other card', 'card', widths.map(() => fit340)],
  ['IMG-D5 any other detail', 'detail', widths.map(() => 'resize-800')],
  ['pictures to choose by', 'thumbnail', widths.map(() => 'fit-160x110')],
];

/** What a browser takes of `<picture>` at this width. */
function sourceAt({ narrower, desktop }: ImageSources, px: number) {
  const fits: Record<string, boolean> = {
    '(max-width: 768px)': px <= 768,
    'not all and (min-width: 992px)': !(px >= 992),
  };
  return narrower.find(({ media }) => fits[media]) ?? desktop;
}

test.each([
  ['CON-3', 320, 'small'],
  ['CON-3', 767, 'small'],
  ['CON-3', 768, 'small'],
  ['CON-2', 768.4, 'medium'],
  ['CON-2', 769, 'medium'],
  ['CON-2', 991, 'medium'],
  ['CON-2', 991.9, 'medium'],
  ['CON-1', 992, 'large'],
  ['CON-1', 1600, 'large'],
])('%s a window of %d px shows slides in their %s size', (_, px, variant) => {
  const sources = imageSources('/media/cow.png', 'slider');
  expect(sources && sourceAt(sources, px).webp.x1).toBe(`/media/${variant}/cow.webp`);
});

test.each(shown)('%s: the picture element picks the variant of each width', (_, use, expected) => {
  const sources = imageSources('/media/cow.png', use);
  if (!sources) throw new Error('no sources');
  expect(widths.map((px) => sourceAt(sources, px).webp.x1)).toEqual(expected.map((name) => `/media/${name}/cow.webp`));
  expect(widths.map((px) => sourceAt(sources, px).jpg.x2)).toEqual(expected.map((name) => `/media/${name}-2x/cow.jpg`));
});

test('a width class that shows the same as the next wider one has no source of its own', () => {
  expect(imageSources('/media/cow.png', 'productCard')?.narrower).toEqual([]);
  expect(imageSources('/media/cow.png', 'farmerCard')?.narrower.map(({ media }) => media)).toEqual([
    'not all and (min-width: 992px)',
  ]);
  expect(imageSources('/media/cow.png', 'cutFull')?.narrower.map(({ media }) => media)).toEqual(['(max-width: 768px)']);
});

test('IMG-8 a source says the size of its picture, so that the page keeps the place free', () => {
  const sources = imageSources('/media/hero.webp', 'slider');
  expect(sources?.desktop).toEqual({
    width: 2000,
    height: 860,
    avif: { x1: '/media/large/hero.avif', x2: '/media/large-2x/hero.avif' },
    webp: { x1: '/media/large/hero.webp', x2: '/media/large-2x/hero.webp' },
    jpg: { x1: '/media/large/hero.jpg', x2: '/media/large-2x/hero.jpg' },
    smaller: [],
  });
  expect(sources?.narrower.map(({ width, height }) => [width, height])).toEqual([
    [767, 480],
    [992, 620],
  ]);
  expect(imageSources('/media/soup.webp', 'recipeHeader')?.desktop).toMatchObject({ width: 800, height: null });
});

test.each([
  ['/media/hero.webp', null, ['avif', 'webp']],
  ['https://content.example/hero.png', null, ['webp']],
  ['/media/hero.webp', 'https://content.example/narrow.png', ['webp']],
  ['https://content.example/hero.png', '/media/narrow.webp', ['webp']],
])('IMG-D2 %s, below desktop %s: %j beside JPEG', (wide, narrow, formats) => {
  expect(imageSources(wide, 'slider', narrow)?.modern).toEqual(formats);
});

test('a browser is told the width of each size, so that it takes no larger one than its screen can show', () => {
  const sources = imageSources('/media/hero.webp', 'slider');
  expect(sources && srcSet(sources.desktop, 'webp', 'width')).toBe(
    '/media/large/hero.webp 2000w, /media/large-2x/hero.webp 4000w',
  );
  expect(sources?.narrower.map((source) => srcSet(source, 'jpg', 'width'))).toEqual([
    '/media/small/hero.jpg 767w, /media/small-2x/hero.jpg 1534w',
    '/media/medium/hero.jpg 992w, /media/medium-2x/hero.jpg 1984w',
  ]);
  const detail = imageSources('/media/cow.webp', 'detail')?.desktop;
  const [other, next, own] = ['500', '710', '800'].map((width) => `/media/resize-${width}`);
  expect(detail && srcSet(detail, 'webp', 'width').split(', ')).toEqual([
    `${other}/cow.webp 500w`,
    `${other}-2x/cow.webp 1000w`,
    `${next}/cow.webp 710w`,
    `${next}-2x/cow.webp 1420w`,
    `${own}/cow.webp 800w`,
    `${own}-2x/cow.webp 1600w`,
  ]);
  const card = imageSources('/media/cow.webp', 'card')?.desktop;
  expect(card && srcSet(card, 'webp', 'density')).toBe(
    '/media/fit-340x210/cow.webp, /media/fit-340x210-2x/cow.webp 2x',
  );
});

test.each(widths)('IMG-9 at %d px a slide shows responsive_image_url below 992 px and image_url from there', (px) => {
  const sources = imageSources('/media/wide.webp', 'slider', '/media/narrow.webp');
  expect(sources && sourceAt(sources, px).jpg.x1).toContain(px < 992 ? '/narrow.jpg' : '/wide.jpg');
});

test('IMG-9 another picture below 992 px counts also where the variant is the same', () => {
  const sources = imageSources('/media/wide.webp', 'card', '/media/narrow.webp');
  expect(sources?.narrower.map(({ media, jpg }) => [media, jpg.x1])).toEqual([
    ['not all and (min-width: 992px)', '/media/fit-340x210/narrow.jpg'],
  ]);
});

test.each([null, undefined, '', '  ', 'javascript:alert(1)'])(
  'IMG-D4 a slide without a usable responsive_image_url (%j) shows image_url everywhere',
  (narrowUrl) => {
    expect(imageSources('/media/wide.webp', 'slider', narrowUrl)).toEqual(imageSources('/media/wide.webp', 'slider'));
  },
);

test('IMG-D4 a slide that has only responsive_image_url shows that', () => {
  expect(imageSources('', 'slider', '/media/narrow.webp')).toEqual(imageSources('/media/narrow.webp', 'slider'));
});

test.each([
  ['/media/cow.webp', '/media/fit-340x210/cow.webp', '/media/fit-340x210/cow.jpg'],
  ['/media/cow.png', '/media/fit-340x210/cow.webp', '/media/fit-340x210/cow.jpg'],
  ['/media/cow.JPEG', '/media/fit-340x210/cow.webp', '/media/fit-340x210/cow.jpg'],
  [' /media/cow.jpg ', '/media/fit-340x210/cow.webp', '/media/fit-340x210/cow.jpg'],
  ['/media/cow', '/media/fit-340x210/cow.webp', '/media/fit-340x210/cow.jpg'],
  ['/media/cow.v2.jpg', '/media/fit-340x210/cow.v2.webp', '/media/fit-340x210/cow.v2.jpg'],
  ['/media/2026/11/cow.jpg', '/media/2026/11/fit-340x210/cow.webp', '/media/2026/11/fit-340x210/cow.jpg'],
  ['/cow.jpg', '/fit-340x210/cow.webp', '/fit-340x210/cow.jpg'],
  ['/media/cow.jpg?w=2000#top', '/media/fit-340x210/cow.webp', '/media/fit-340x210/cow.jpg'],
  ['/media/a cow.jpg', '/media/fit-340x210/a%20cow.webp', '/media/fit-340x210/a%20cow.jpg'],
  ['/media/../cow.jpg', '/fit-340x210/cow.webp', '/fit-340x210/cow.jpg'],
  [
    'https://cdn.example/up/cow.jpg?x=1',
    'https://cdn.example/up/fit-340x210/cow.webp',
    'https://cdn.example/up/fit-340x210/cow.jpg',
  ],
  [
    'http://cdn.example:8080/cow.png',
    'http://cdn.example:8080/fit-340x210/cow.webp',
    'http://cdn.example:8080/fit-340x210/cow.jpg',
  ],
  [
    'HTTPS://user:secret@cdn.example/cow.png',
    'https://cdn.example/fit-340x210/cow.webp',
    'https://cdn.example/fit-340x210/cow.jpg',
  ],
])(
  'IMG-D2 the variant of %j stands as a folder before the file name, the format is its extension',
  (url, webp, jpg) => {
    expect(imageAddress(url, 'fit-340x210', 'webp')).toBe(webp);
    expect(imageAddress(url, 'fit-340x210', 'jpg')).toBe(jpg);
  },
);

test.each([
  null,
  undefined,
  '',
  '   ',
  'cow.jpg',
  'not an address',
  '/',
  '/media/',
  '/media/.jpg',
  'https://cdn.example/',
  'https://',
  '//cdn.example/cow.jpg',
  '/\\cdn.example/cow.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://cdn.example/cow.jpg',
])('IMG-D2 %j is no picture: a placeholder is shown', (url) => {
  expect(imageAddress(url, 'fit-340x210', 'webp')).toBeNull();
  expect(imageSources(url, 'card')).toBeNull();
});

test.each([
  [null, true, 'webp'],
  [null, false, 'jpg'],
  ['1', true, 'jpg'],
  ['true', true, 'jpg'],
  ['0', true, 'webp'],
  ['false', true, 'webp'],
  ['', true, 'webp'],
  ['1', false, 'jpg'],
  ['no', true, 'jpg'],
] as const)('IMG-10 IMG-11 webp_disable %j and support %j give %s', (webpDisable, supportsWebp, expected) => {
  expect(imageFormat({ webpDisable, supportsWebp })).toBe(expected);
});

test('IMG-D6 every variant has a double, and there are no others', () => {
  const fits = ['160x110', '340x210', '460x210', '1600x500', '992x400', '767x250', '250x250', '710x470', '500x330'];
  const resizes = ['800', '710', '500', '240', '96', '1200'];
  const single = [
    ...fits.map((size) => `fit-${size}`),
    ...resizes.map((width) => `resize-${width}`),
    'large',
    'medium',
    'small',
  ];
  const names = single.flatMap((name) => [name, `${name}-2x`]);
  expect([...variants.keys()].toSorted()).toEqual(names.toSorted());
  for (const name of single) {
    const [one, two] = [variants.get(name), variants.get(`${name}-2x`)];
    expect([two?.kind, two?.width, two?.height ?? 0]).toEqual([
      one?.kind,
      2 * (one?.width ?? 0),
      2 * (one?.height ?? 0),
    ]);
  }
});
