import type { Farm } from './farm.ts';
import { level, rolling } from './stage.ts';

export const frenchFarms = {
  'mathilde-bonnefoy': {
    animal: 'cow',
    place: 'Brionnais',
    season: 'summer',
    set: (s) => {
      s.sky('golden', 0.4, { sunX: 0.3 });
      s.field(rolling(0.38, { by: 0.05, times: 4, from: 0.6 }), 'far', 10);
      s.hedge([0, 0.46], rolling(0.44, { by: 0.05, times: 4, from: 0.6 }), 0.4);
      s.hedge([0.5, 1.01], rolling(0.42, { by: 0.05, times: 4, from: 0.6 }), 0.36);
      s.field(rolling(0.52, { by: 0.04, times: 4, from: 3 }), 'spring', 12);
      s.thing('spire', [0.62, 0.53], 0.5);
      s.house('charolaise', [0.3, 0.62], 0.8);
      s.hedge([0.46, 1.01], rolling(0.58, { by: 0.04, times: 4, from: 3 }), 0.6);
      s.row('oak', { from: 0.6, to: 0.98, count: 4, on: 0.6, scale: 0.5 });
      s.field(rolling(0.68, { by: 0.02, times: 3 }), 'lush', 12);
      s.herd('charolais', [
        [0.49, 0.7, 0.13, 'grazing'],
        [0.8, 0.74, -0.19, 'grazing'],
        [0.16, 0.84, -0.22, 'lying'],
        [0.62, 0.95, 0.42],
      ]);
      s.herd('charolais', [[0.38, 0.93, -0.22]], { sex: 'young' });
      s.tufts(0.9, 24);
    },
  },
  'jean-louis-vergnolle': {
    animal: 'cow',
    place: 'Corrèze',
    season: 'autumn',
    middle: 0.26,
    set: (s) => {
      s.sky('clouds', 0.4, {
        clouds: [
          [0.18, 0.14, 1],
          [0.6, 0.1, 0.8],
          [0.88, 0.2, 0.9],
        ],
      });
      s.ridge('-.02,.42 .14,.32 .3,.26 .46,.34 .62,.3 .8,.24 1.02,.36', {
        base: '#5E7C78',
        light: 'sea',
        dark: 'pine',
      });
      s.field(rolling(0.46, { by: 0.03, times: 5 }), 'hill', 8);
      s.row('tree', { from: 0, to: 1, count: 18, on: rolling(0.49, { by: 0.03, times: 5 }), scale: 0.42 });
      s.field(rolling(0.56, { by: 0.025, times: 3.4, from: 2 }), 'spring', 14);
      s.house('limousine', [0.73, 0.64], 0.85);
      s.plant('oak', [0.92, 0.66], 0.9);
      s.wall([-0.01, 0.5], rolling(0.68, { by: 0.02, times: 3 }), 18);
      s.herd('limousin', [
        [0.15, 0.72, 0.16, 'grazing'],
        [0.42, 0.66, -0.12],
        [0.84, 0.84, 0.22, 'lying'],
        [0.28, 0.95, -0.42],
      ]);
      s.herd('limousin', [[0.56, 0.9, -0.28, 'grazing']]);
      s.tufts(0.9, 24);
    },
  },
  'clemence-puechmaille': {
    animal: 'cow',
    place: 'Aubrac',
    season: 'spring',
    set: (s) => {
      s.sky('day', 0.38, { sunX: 0.8, clouds: [[0.24, 0.16, 1.1]] });
      s.field(rolling(0.38, { by: 0.05, times: 2.6, from: 1.2 }), 'far', 8);
      s.field(rolling(0.48, { by: 0.035, times: 3.6, from: 4 }), 'meadow', 12);
      for (const [y, h] of [
        [0.5, 7],
        [0.56, 9],
      ] as const)
        s.wall([0, 1], rolling(y, { by: 0.035, times: 3.6, from: 4 }), h);
      s.house('buron', [0.28, 0.6], 0.85);
      s.field(rolling(0.66, { by: 0.03, times: 3, from: 0.6 }), 'meadow', 14);
      s.wall([0.5, 1.01], rolling(0.68, { by: 0.03, times: 3, from: 0.6 }), 22);
      s.sprinkle([0.7, 0.99], ['gold', 'cream', 'ochre'], { count: 170, size: 4 });
      s.herd('aubrac', [
        [0.6, 0.63, 0.12, 'grazing'],
        [0.66, 0.62, -0.12],
        [0.82, 0.84, 0.22, 'grazing'],
        [0.16, 0.84, -0.22, 'lying'],
        [0.48, 0.95, 0.42],
      ]);
      s.tufts(0.92, 18);
    },
  },
  'remi-chassang': {
    animal: 'cow',
    place: 'Puy Mary',
    season: 'summer',
    set: (s) => {
      s.sky('dawn', 0.44, { sunX: 0.2 });
      s.ridge('-.02,.44 .2,.36 .38,.28 .52,.1c .6,.22 .72,.28 .86,.2 1.02,.34', {
        base: '#6F8A5A',
        light: 'sage',
        dark: 'pine',
      });
      s.ridge('-.02,.34 .12,.42 .26,.56 .4,.62 .5,.62c', { base: 'leaf', light: 'sage', dark: 'moss' });
      s.ridge('.5,.62 .64,.58 .8,.44 .92,.38 1.02,.34', { base: 'leaf', light: 'sage', dark: 'moss' });
      s.row('conifer', { from: 0.8, to: 1, count: 8, on: rolling(0.5, { by: 0.01 }), scale: 0.4 });
      s.field(rolling(0.64, { by: 0.02, times: 4, from: 2 }), 'lush', 14);
      s.house('buron', [0.72, 0.68], 0.85);
      s.herd(
        'salers',
        [
          [0.16, 0.66, 0.14, 'grazing'],
          [0.3, 0.72, -0.16],
          [0.86, 0.84, -0.24, 'grazing'],
          [0.46, 0.95, 0.4],
        ],
        { sex: 'female' },
      );
      s.herd('salers', [[0.2, 0.94, -0.3, 'lying']], { sex: 'castrated' });
      s.tufts(0.9, 24);
    },
  },
  'ewen-kerbrat': {
    animal: 'pig',
    place: 'Monts d’Arrée',
    season: 'summer',
    set: (s) => {
      s.sky('grey', 0.4, {
        clouds: [
          [0.2, 0.12, 1.2],
          [0.56, 0.18, 0.9],
          [0.84, 0.1, 1.2],
        ],
      });
      s.ridge(
        '-.02,.4 .14,.36 .2,.3c .22,.33 .26,.27c .3,.36 .5,.34 .66,.36 .7,.28c .73,.34 .76,.26c .8,.36 1.02,.38',
        { base: '#7D6A78', light: 'grey', dark: 'ink' },
      );
      s.field(rolling(0.46, { by: 0.015, times: 5 }), 'heath', 8);
      s.sprinkle([0.48, 0.58], ['gold', 'ochre'], { count: 90, size: 4 });
      s.house('longere', [0.7, 0.62], 0.85);
      s.plant('tree', [0.88, 0.63], 0.7);
      s.field(rolling(0.62, { by: 0.015, times: 4 }), 'spring', 14);
      s.wall([-0.01, 0.46], 0.66, 20);
      s.house('arc', [0.2, 0.76], 0.8);
      s.herd('blanc-de-l-ouest', [
        [0.36, 0.78, 0.15],
        [0.82, 0.8, -0.18],
        [0.58, 0.96, 0.36],
        [0.22, 0.95, -0.26],
      ]);
      s.herd(
        'blanc-de-l-ouest',
        [
          [0.4, 0.93, -0.1],
          [0.76, 0.95, 0.11],
        ],
        { sex: 'young' },
      );
      s.tufts(0.9, 20);
    },
  },
  'bastien-laborie': {
    animal: 'pig',
    place: 'Gers',
    season: 'summer',
    set: (s) => {
      s.sky('golden', 0.42, { sunX: 0.82 });
      s.ridge(
        '-.02,.4 .1,.34 .2,.26c .3,.36 .4,.3c .5,.38 .64,.33c .8,.4 1.02,.38',
        { base: 'sea', light: 'sky', dark: 'teal' },
        {
          snow: [
            [0.2, 0.26, 0.03],
            [0.4, 0.3, 0.024],
          ],
        },
      );
      s.field(rolling(0.44, { by: 0.03, times: 5, from: 1 }), 'stubble', 8);
      s.field(rolling(0.5, { by: 0.03, times: 4, from: 3 }), 'meadow', 10);
      s.vines(0.5, 0.68, { count: 15, to: 0.2 });
      s.house('gasconne', [0.62, 0.62], 0.75);
      s.row('poplar', { from: 0.42, to: 0.5, count: 3, on: 0.62, scale: 0.7 });
      s.field(rolling(0.68, { by: 0.02, times: 3 }), 'autumn', 12);
      s.plant('oak', [0.1, 0.8], 1.2);
      s.plant('oak', [0.93, 0.78], 1);
      s.herd('duroc', [
        [0.23, 0.78, -0.16],
        [0.78, 0.8, 0.18],
        [0.36, 0.96, -0.32],
      ]);
      s.herd('duroc', [[0.64, 0.97, 0.36]], { sex: 'male' });
    },
  },
  'gisele-darricau': {
    animal: 'chicken',
    place: 'Chalosse',
    season: 'summer',
    middle: 0.62,
    set: (s) => {
      s.sky('morning', 0.4, { sunX: 0.42 });
      s.field(level(0.44), 'hill', 5);
      s.row('pine', { from: 0, to: 1, count: 26, on: 0.52, scale: 0.5 });
      s.field(level(0.53), 'spring', 14);
      s.house('landaise', [0.7, 0.64], 0.75);
      s.row('pine', { from: 0, to: 0.3, count: 4, on: 0.68, scale: 1 });
      s.plant('pine', [0.95, 0.7], 1.15);
      s.field(level(0.68), 'stubble', 4);
      s.field(level(0.72), 'meadow', 12);
      s.house('henHouse', [0.42, 0.75], 0.8);
      s.herd('cou-nu', [
        [0.2, 0.82, 0.16],
        [0.36, 0.86, -0.18],
        [0.58, 0.82, 0.15],
        [0.78, 0.86, -0.19],
        [0.28, 0.98, 0.28],
        [0.5, 0.97, -0.3],
      ]);
      s.herd('cou-nu', [[0.68, 0.98, 0.36]], { sex: 'male' });
      s.tufts(0.92, 18);
    },
  },
  'issa-kone-marchais': {
    animal: 'chicken',
    place: 'Gâtinais',
    season: 'spring',
    set: (s) => {
      s.sky('day', 0.42, { sunX: 0.24, clouds: [[0.7, 0.14, 1]] });
      s.field(rolling(0.43, { by: 0.01, times: 3 }), 'stubble', 5);
      s.thing('spire', [0.88, 0.5], 0.6);
      s.field(level(0.5), 'spring', 16);
      s.house('grange', [0.3, 0.62], 0.85);
      s.row('fruit', { from: 0.5, to: 0.98, count: 6, on: 0.62, scale: 0.7, uneven: 0.1 });
      s.row('fruit', { from: 0.46, to: 0.98, count: 4, on: 0.78, scale: 1.1, uneven: 0.1 });
      s.herd('gatinaise', [
        [0.18, 0.78, -0.16],
        [0.34, 0.8, 0.16],
        [0.56, 0.86, -0.17],
        [0.78, 0.88, 0.19],
        [0.26, 0.97, -0.28],
      ]);
      s.herd('gatinaise', [[0.46, 0.98, 0.36]], { sex: 'male' });
      s.sprinkle([0.7, 0.99], ['cream', 'rose'], { count: 90, size: 4 });
      s.tufts(0.92, 18);
    },
  },
  'nadia-meziane': {
    animal: 'sheep',
    place: 'Sologne',
    season: 'autumn',
    set: (s) => {
      s.sky('dusk', 0.44, { sunX: 0.34 });
      s.field(level(0.45), 'hill', 5);
      s.row('pine', { from: 0.0, to: 0.4, count: 12, on: 0.5, scale: 0.4 });
      s.row('birch', { from: 0.46, to: 1, count: 14, on: 0.51, scale: 0.5 });
      s.field(level(0.52), 'heath', 10);
      s.pond([0.34, 0.63], [0.17, 0.045]);
      s.house('solognote', [0.72, 0.64], 0.75);
      s.reeds([0.16, 0.28], 0.67, { height: 44, isDry: true });
      s.field(rolling(0.7, { by: 0.02, times: 4 }), 'moor', 12);
      s.row('birch', { from: 0.02, to: 0.1, count: 2, on: 0.84, scale: 1.2 });
      s.herd('solognote', [
        [0.39, 0.74, 0.13, 'grazing'],
        [0.66, 0.76, -0.14],
        [0.82, 0.8, 0.18, 'grazing'],
        [0.24, 0.88, -0.2, 'grazing'],
        [0.5, 0.96, 0.35],
      ]);
      s.dog([0.74, 0.94], 1.1);
      s.tufts(0.88, 28, { ink: 'wine', light: 'ochre' });
    },
  },
  'henri-voisembert': {
    animal: 'sheep',
    place: 'Marne',
    season: 'summer',
    set: (s) => {
      s.sky('clouds', 0.42, {
        clouds: [
          [0.2, 0.12, 1.3],
          [0.55, 0.16, 1],
          [0.86, 0.1, 1.2],
        ],
      });
      s.field(rolling(0.42, { by: 0.015, times: 3 }), 'wheat', 6);
      s.field(rolling(0.48, { by: 0.012, times: 4, from: 2 }), 'stubble', 6);
      s.field(rolling(0.54, { by: 0.01, times: 3, from: 1 }), 'lush', 6);
      s.house('briarde', [0.7, 0.6], 0.7);
      s.row('poplar', { from: 0.86, to: 0.98, count: 5, on: 0.59, scale: 0.7 });
      s.thing('spire', [0.14, 0.5], 0.5);
      s.field(level(0.62), 'spring', 14);
      s.sprinkle([0.64, 0.98], ['#8E6AA0', 'cream'], { count: 90, size: 4 });
      s.thing('hay', [0.48, 0.64], 0.4);
      s.herd('ile-de-france', [
        [0.2, 0.74, -0.17],
        [0.34, 0.7, 0.13, 'grazing'],
        [0.62, 0.76, -0.17, 'grazing'],
        [0.84, 0.82, 0.2],
        [0.5, 0.96, -0.36],
      ]);
      s.herd('ile-de-france', [[0.32, 0.93, 0.19]], { hasShadow: false });
      s.tufts(0.9, 20);
    },
  },
} satisfies Record<string, Farm>;
