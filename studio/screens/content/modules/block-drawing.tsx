/** A small drawing of each kind of block: what it looks like on the page, in a few shapes. */

/** `x y width height colour`; a circle has no height. */
const looks = {
  text: ['8 8 34 4 i', '8 18 84 2 l', '8 24 84 2 l', '8 30 84 2 l', '8 36 60 2 l'],
  head: ['20 10 60 6 i', '28 22 44 2 l', '28 28 44 2 l', '40 35 20 5 r'],
  banner: ['0 0 100 46 o', '8 10 44 4 i', '8 20 58 2 l', '8 28 20 6 r'],
  quote: ['8 8 9 10 r', '26 12 60 3 i', '26 20 60 3 i', '26 28 36 3 i', '26 37 22 2 l'],
  slides: ['0 0 100 36 s', '0 36 100 10 g', '66 12 8 o', '8 9 30 16 w', '12 13 22 3 i', '12 19 12 3 r'],
  carousel: ['4 8 26 26 s', '36 8 28 26 o', '70 8 26 26 g', '48 40 2 r'],
  tiles: [
    '16 18 9 g',
    '39 18 9 o',
    '62 18 9 g',
    '85 18 9 o',
    '8 34 16 2 i',
    '31 34 16 2 i',
    '54 34 16 2 i',
    '77 34 16 2 i',
  ],
  tabs: ['8 6 18 5 r', '30 6 18 5 p', '52 6 18 5 p', '74 6 18 5 p', '8 16 26 22 s', '37 16 26 22 s', '66 16 26 22 s'],
  cards: [
    '6 8 19 18 o',
    '29 8 19 18 o',
    '52 8 19 18 o',
    '75 8 19 18 o',
    '6 30 15 2 i',
    '29 30 15 2 i',
    '52 30 15 2 i',
    '75 30 15 2 i',
    '6 36 10 3 r',
    '29 36 10 3 r',
    '52 36 10 3 r',
    '75 36 10 3 r',
  ],
  one: ['6 6 38 34 o', '25 23 9 w', '52 10 38 4 i', '52 19 38 2 l', '52 25 38 2 l', '52 33 18 5 r'],
  herd: [
    '8 7 40 4 i',
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `${8 + at * 11} ${16 + row * 9} 7 6 ${row * 8 + at < 15 ? 'g' : 'p'}`),
    ),
  ],
  news: ['0 4 100 38 g', '10 12 40 4 w', '10 24 46 9 w', '60 24 26 9 o'],
  window: ['0 0 100 46 p', '26 8 48 30 w', '32 14 30 3 i', '32 21 36 2 l', '32 29 20 5 r'],
  reviews: [
    '6 10 26 26 w',
    '37 10 26 26 w',
    '68 10 26 26 w',
    '10 14 14 3 o',
    '41 14 14 3 o',
    '72 14 14 3 o',
    '10 22 18 2 l',
    '41 22 18 2 l',
    '72 22 18 2 l',
  ],
  note: ['18 16 64 14 w', '26 23 3 r', '34 22 40 2 i'],
  freezer: ['10 8 34 30 s', '15 16 24 17 g', '54 10 36 4 i', '54 20 36 2 l', '54 26 30 2 l'],
  source: ['8 8 84 30 g', '14 14 30 2 o', '20 20 46 2 w', '20 26 36 2 w', '14 32 30 2 o'],
} as const;

const families: Record<string, keyof typeof looks> = {
  'blog-highlight': 'one',
  'blog-list': 'cards',
  'breeds-teaser': 'tiles',
  'buyers-tooltip': 'note',
  'category-tabs': 'tabs',
  'cuts-teaser': 'cards',
  'discount-popup': 'window',
  'farmshop-banner': 'banner',
  'freezer-fit': 'freezer',
  'header-text': 'head',
  'herd-counter': 'herd',
  highlight: 'cards',
  html: 'source',
  'image-carousel': 'carousel',
  navigator: 'tiles',
  'newsletter-form': 'news',
  'newsletter-popup': 'window',
  'packages-remaining-tooltip': 'note',
  popular: 'cards',
  'product-highlight': 'one',
  quote: 'quote',
  recipe: 'one',
  'recipe-highlight': 'cards',
  'related-item': 'one',
  'related-products': 'cards',
  'related-recipes': 'cards',
  reviews: 'reviews',
  slider: 'slides',
  'sold-out-sign-up': 'note',
  text: 'text',
};

const colours: Record<string, string> = {
  i: 'var(--ink)',
  l: 'var(--ink-3)',
  r: 'var(--primary)',
  o: 'var(--accent)',
  g: 'var(--deep)',
  s: '#b9d3cb',
  p: 'var(--paper-3)',
  w: '#fffdf8',
};

export function BlockDrawing({ type }: { type: string }) {
  return (
    <svg className="draw" viewBox="0 0 100 46" aria-hidden="true" focusable="false">
      {looks[families[type] ?? 'text'].map((shape) => {
        const parts = shape.split(' ');
        const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
        const fill = colours[parts.at(-1) ?? ''];
        return parts.length === 4 ? (
          <circle key={shape} cx={x} cy={y} r={width} fill={fill} />
        ) : (
          <rect key={shape} x={x} y={y} width={width} height={height} rx="1" fill={fill} />
        );
      })}
    </svg>
  );
}
