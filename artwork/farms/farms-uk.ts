import type { Farm } from './farm.ts';
import { level, rolling } from './stage.ts';

export const britishFarms = {
  'walter-thornborrow': {
    animal: 'cow',
    place: 'Wensleydale',
    season: 'summer',
    middle: 0.28,
    set: (s) => {
      s.sky('clouds', 0.36, {
        clouds: [
          [0.2, 0.12, 1.1],
          [0.6, 0.14, 0.8],
          [0.88, 0.1, 0.9],
        ],
      });
      s.ridge(
        '-.02,.34 .1,.24 .24,.22 .4,.24 .52,.32 .7,.3 .86,.22 1.02,.26',
        { base: '#8B8070', light: 'bone', dark: 'teal' },
        { flow: 0 },
      );
      s.field(rolling(0.44, { by: 0.04, times: 3.6, from: 2 }), 'far', 12);
      for (const y of [0.46, 0.51]) s.wall([0, 1], rolling(y, { by: 0.04, times: 3.6, from: 2 }), 7);
      for (const [x, k] of [
        [0.2, 0.34],
        [0.42, 0.4],
        [0.62, 0.34],
        [0.86, 0.38],
      ] as const)
        s.house('fieldBarn', [x, 0.53 + k * 0.05], k);
      s.field(rolling(0.58, { by: 0.03, times: 3, from: 1 }), 'spring', 14);
      s.house('dalesFarm', [0.74, 0.65], 0.8);
      s.plant('tree', [0.9, 0.66], 0.8);
      s.wall([-0.01, 0.58], rolling(0.68, { by: 0.03, times: 3, from: 1 }), 20);
      s.sprinkle([0.72, 0.98], ['gold', 'cream', 'blush'], { count: 100, size: 4 });
      s.herd('hereford', [
        [0.5, 0.74, 0.16, 'grazing'],
        [0.18, 0.8, -0.2, 'grazing'],
        [0.84, 0.84, 0.22, 'lying'],
        [0.36, 0.95, 0.42],
      ]);
      s.herd('hereford', [[0.6, 0.93, -0.25]], { sex: 'young' });
      s.tufts(0.92, 18);
    },
  },
  'calum-leslie': {
    animal: 'cow',
    place: 'Howe of Alford',
    season: 'autumn',
    set: (s) => {
      s.sky('morning', 0.4, { sunX: 0.34 });
      s.ridge('-.02,.4 .16,.36 .34,.34 .46,.28 .54,.18c .58,.26 .7,.32 .86,.34 1.02,.36', {
        base: '#6E6480',
        light: 'sky',
        dark: 'ink',
      });
      s.field(rolling(0.46, { by: 0.02, times: 4 }), 'autumn', 8);
      s.row('conifer', { from: 0.6, to: 1, count: 22, on: 0.55, scale: 0.6, uneven: 0.15 });
      s.field(rolling(0.54, { by: 0.02, times: 3, from: 2 }), 'stubble', 6);
      s.field(rolling(0.6, { by: 0.015, times: 3 }), 'spring', 14);
      s.house('steading', [0.3, 0.66], 0.75);
      s.plant('bare', [0.14, 0.67], 0.7);
      s.wall([0.46, 1.01], 0.68, 20);
      s.herd('angus', [
        [0.5, 0.78, 0.18, 'grazing'],
        [0.84, 0.82, -0.22, 'grazing'],
        [0.36, 0.82, 0.18, 'lying'],
        [0.2, 0.94, -0.32],
      ]);
      s.herd('angus', [[0.64, 0.97, 0.42]], { sex: 'male' });
      s.tufts(0.9, 22);
    },
  },
  'rhian-pugh': {
    animal: 'cow',
    place: 'Elan Valley',
    season: 'spring',
    set: (s) => {
      s.sky('grey', 0.42, {
        clouds: [
          [0.2, 0.1, 1.4],
          [0.5, 0.14, 1.1],
          [0.8, 0.08, 1.4],
        ],
      });
      s.rain(0.5, 1);
      s.ridge('-.02,.3 .12,.2 .3,.26 .46,.4 .6,.42 .74,.3 .88,.2 1.02,.24', {
        base: '#8B7A4A',
        light: 'ochre',
        dark: 'pine',
      });
      s.sea(level(0.5), 0.58, { base: 'sea', rows: 5 });
      s.field(rolling(0.55, { by: 0.03, times: 3, from: 4 }), 'moor', 10);
      s.house('welsh', [0.28, 0.64], 0.8);
      s.plant('tree', [0.14, 0.65], 0.7);
      s.row('tree', { from: 0.42, to: 0.54, count: 4, on: 0.64, scale: 0.45 });
      s.field(rolling(0.66, { by: 0.03, times: 3, from: 1 }), 'meadow', 14);
      s.herd('belted-galloway', [
        [0.63, 0.68, 0.13, 'grazing'],
        [0.75, 0.7, -0.14],
        [0.84, 0.88, 0.26, 'grazing'],
        [0.18, 0.86, -0.22, 'grazing'],
        [0.5, 0.95, -0.42],
      ]);
      s.reeds([0.0, 0.14], 0.96, { height: 50, isDry: true });
      s.tufts(0.88, 30, { ink: 'brown', light: 'ochre' });
    },
  },
  'mairi-macvarish': {
    animal: 'cow',
    place: 'Arisaig',
    season: 'summer',
    middle: 0.32,
    set: (s) => {
      s.sky('sunset', 0.46, { sunX: 0.3, clouds: [[0.74, 0.14, 0.9]] });
      s.sea(level(0.44), 0.66, { base: 'teal', light: 'sea', dark: 'ink', rows: 14 });
      s.shape('.4,.45c .46,.42 .52,.4 .56,.3c .6,.3 .66,.38 .72,.42 .8,.45c', '#4A5566', 'ink');
      s.shape('.84,.45c .9,.4 .95,.43 1.02,.42c 1.02,.45c', '#4A5566', 'ink');
      s.glitter(0.3, [0.47, 0.63]);
      s.field(rolling(0.6, { by: 0.03, times: 4, from: 1 }), 'sand', 6);
      s.field(rolling(0.65, { by: 0.03, times: 4, from: 2 }), 'moor', 14);
      s.house('croft', [0.76, 0.68], 0.85);
      s.wall([0.56, 0.98], 0.72, 16);
      s.herd('highland', [
        [0.2, 0.78, -0.2, 'grazing'],
        [0.54, 0.78, 0.16, 'lying'],
        [0.84, 0.92, -0.28, 'grazing'],
        [0.4, 0.96, 0.44],
      ]);
      s.sprinkle([0.72, 0.98], ['#9C6A83', 'rose'], { count: 80, size: 4 });
      s.birds([0.1, 0.2], [0.3, 0.14], 6);
      s.tufts(0.88, 28, { ink: 'brown', light: 'ochre' });
    },
  },
  'nasreen-yusuf': {
    animal: 'chicken',
    place: 'Clun',
    season: 'spring',
    set: (s) => {
      s.sky('day', 0.36, { sunX: 0.72, clouds: [[0.3, 0.14, 1]] });
      s.ridge('-.02,.34 .14,.22 .3,.24 .46,.34 .62,.28 .8,.2 1.02,.3', {
        base: '#7A9468',
        light: 'sage',
        dark: 'moss',
      });
      s.hedge([0, 0.5], rolling(0.42, { by: 0.03, times: 4 }), 0.4);
      s.field(rolling(0.44, { by: 0.04, times: 4, from: 1 }), 'spring', 12);
      s.hedge([0.3, 1.01], rolling(0.5, { by: 0.04, times: 4, from: 1 }), 0.5);
      s.house('herefordshire', [0.2, 0.58], 0.6);
      s.field(rolling(0.6, { by: 0.02, times: 3 }), 'meadow', 14);
      for (const [x, y, k] of [
        [0.42, 0.64, 0.5],
        [0.56, 0.65, 0.55],
        [0.7, 0.67, 0.6],
        [0.85, 0.7, 0.7],
      ] as const)
        s.house('henHouse', [x, y], k);
      s.herd('red-ranger', [
        [0.2, 0.76, -0.15],
        [0.36, 0.8, 0.17],
        [0.45, 0.78, -0.15],
        [0.64, 0.82, 0.17],
        [0.78, 0.88, -0.22],
        [0.28, 0.97, 0.3],
        [0.54, 0.98, -0.38],
      ]);
      s.tufts(0.9, 22);
    },
  },
  'tunde-okafor': {
    animal: 'chicken',
    place: 'Suffolk',
    season: 'spring',
    middle: 0.66,
    set: (s) => {
      s.sky('clouds', 0.44, {
        clouds: [
          [0.3, 0.12, 1.2],
          [0.7, 0.16, 1],
          [0.93, 0.08, 0.8],
        ],
      });
      s.field(level(0.45), 'stubble', 4);
      s.thing('spire', [0.86, 0.5], 0.55);
      s.field(level(0.5), 'spring', 16);
      s.hedge([0.5, 1.01], 0.55, 0.5);
      s.house('suffolk', [0.28, 0.64], 0.85);
      s.row('fruit', { from: 0.48, to: 0.96, count: 5, on: 0.66, scale: 0.8, uneven: 0.12 });
      s.house('henHouse', [0.62, 0.76], 0.6);
      s.herd('ixworth', [
        [0.2, 0.78, 0.16],
        [0.4, 0.82, -0.17],
        [0.52, 0.86, 0.17],
        [0.8, 0.84, -0.18],
        [0.32, 0.98, 0.3],
      ]);
      s.herd('ixworth', [[0.69, 0.98, -0.38]], { sex: 'male' });
      s.sprinkle([0.72, 0.99], ['cream', 'rose', 'gold'], { count: 90, size: 4 });
      s.tufts(0.92, 18);
    },
  },
  'beth-lydiard': {
    animal: 'pig',
    place: 'Dymock',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.4, { sunX: 0.66 });
      s.ridge('-.02,.38 .16,.3 .26,.24 .34,.3 .44,.26 .56,.32 .74,.3 1.02,.38', {
        base: '#7C8A62',
        light: 'sage',
        dark: 'moss',
      });
      s.field(rolling(0.44, { by: 0.02, times: 4 }), 'autumn', 10);
      s.house('herefordshire', [0.72, 0.6], 0.8);
      s.row('fruit', { from: 0.02, to: 0.58, count: 7, on: 0.6, scale: 0.8, uneven: 0.15 });
      s.field(level(0.63), 'meadow', 14);
      s.plant('fruit', [0.1, 0.82], { scale: 1.7, fruit: 'gold' });
      s.plant('fruit', [0.93, 0.82], { scale: 1.6, fruit: 'gold' });
      s.sprinkle([0.76, 0.99], ['gold', 'ochre', 'leaf'], { count: 110, size: 5 });
      s.herd('gloucestershire-old-spot', [
        [0.41, 0.74, 0.15],
        [0.74, 0.78, -0.17],
        [0.3, 0.95, -0.28],
        [0.6, 0.97, 0.37],
      ]);
      s.herd(
        'gloucestershire-old-spot',
        [
          [0.44, 0.92, 0.1],
          [0.8, 0.93, -0.11],
        ],
        { sex: 'young' },
      );
    },
  },
  'joan-tapscott': {
    animal: 'pig',
    place: 'Hatherleigh',
    season: 'spring',
    set: (s) => {
      s.sky('morning', 0.42, { sunX: 0.5 });
      s.field(rolling(0.42, { by: 0.03, times: 3 }), 'far', 8);
      s.hedge([0, 1], rolling(0.47, { by: 0.03, times: 3 }), 0.4);
      s.house('devon', [0.5, 0.56], 0.7);
      s.field(level(0.56), 'spring', 10);
      s.row('oak', { from: -0.02, to: 0.3, count: 4, on: 0.64, scale: 0.95 });
      s.row('oak', { from: 0.7, to: 1.02, count: 4, on: 0.64, scale: 0.95 });
      s.field(level(0.66), 'spring', 14);
      s.sprinkle([0.64, 0.99], ['#4F62B5', '#8C9AE0', '#6C7CCB'], { count: 520, size: 6 });
      s.plant('oak', [0.02, 0.94], 2.1);
      s.plant('oak', [0.99, 0.94], 2.1);
      s.house('arc', [0.72, 0.8], 0.7);
      s.herd('berkshire', [
        [0.3, 0.78, -0.17],
        [0.64, 0.76, 0.15],
        [0.5, 0.97, 0.36],
      ]);
      s.herd(
        'berkshire',
        [
          [0.28, 0.95, -0.11],
          [0.68, 0.96, 0.12],
        ],
        { sex: 'young' },
      );
    },
  },
  'arthur-howlett': {
    animal: 'turkey',
    place: 'Norfolk',
    season: 'winter',
    set: (s) => {
      s.sky('dusk', 0.44, { sunX: 0.74 });
      s.field(level(0.44), 'far', 5);
      s.house('roundTower', [0.14, 0.52], 0.5);
      s.row('bare', { from: 0.34, to: 1, count: 9, on: 0.49, scale: 0.5 });
      s.field(level(0.5), 'autumn', 10);
      s.house('norfolk', [0.34, 0.64], 0.85);
      s.thing('hay', [0.58, 0.66], 0.5);
      s.row('fruit', { from: 0.72, to: 0.97, count: 3, on: 0.66, scale: 0.85 });
      s.field(rolling(0.68, { by: 0.01, times: 4 }), 'spring', 12);
      s.fence([-0.01, 0.4], 0.76, { posts: 6, height: 44 });
      s.herd('kalkoen', [
        [0.2, 0.84, -0.24],
        [0.46, 0.82, 0.22],
        [0.82, 0.84, 0.26],
        [0.36, 0.97, -0.34],
        [0.62, 0.98, 0.5],
      ]);
      s.sprinkle([0.72, 0.99], ['cream'], { count: 60, size: 3 });
      s.tufts(0.9, 20);
    },
  },
} satisfies Record<string, Farm>;
