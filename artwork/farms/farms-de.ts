import type { Farm } from './farm.ts';
import { level, rolling } from './stage.ts';

const alps = { base: 'teal', light: 'sky', dark: 'ink' } as const;

export const germanFarms = {
  'josef-huber': {
    animal: 'cow',
    place: 'Isarwinkel',
    season: 'summer',
    middle: 0.6,
    set: (s) => {
      s.sky('day', 0.44, { sunX: 0.46 });
      s.ridge(
        '-.02,.4 .06,.28 .14,.14c .22,.3 .28,.22c .36,.38 .52,.42 .64,.34 .74,.1c .82,.28 .88,.2c .95,.34 1.02,.36',
        alps,
        {
          snow: [
            [0.14, 0.14, 0.055],
            [0.28, 0.22, 0.035],
            [0.74, 0.1, 0.06],
            [0.88, 0.2, 0.04],
          ],
        },
      );
      s.field(rolling(0.46, { by: 0.03, times: 4, from: 1 }), 'lush', 10);
      s.row('conifer', {
        from: 0,
        to: 1,
        count: 30,
        on: rolling(0.5, { by: 0.03, times: 4, from: 1 }),
        scale: 0.42,
        skip: [0.38, 0.56],
      });
      s.thing('church', [0.46, 0.54], 0.5);
      s.field(rolling(0.56, { by: 0.03, times: 3, from: 3 }), 'spring', 14);
      s.house('alpenhof', [0.28, 0.66], 0.8);
      s.plant('tree', [0.13, 0.68], 1);
      s.fence([0.44, 1.02], rolling(0.68, { by: 0.02, times: 3 }), { posts: 9, height: 34 });
      s.herd('fleckvieh', [
        [0.5, 0.72, 0.14, 'grazing'],
        [0.84, 0.76, -0.19],
        [0.3, 0.86, 0.2, 'lying'],
        [0.66, 0.95, -0.42],
      ]);
      s.sprinkle([0.72, 0.99], ['cream', 'ochre'], { count: 120, size: 4 });
      s.tufts(0.9, 18);
    },
  },
  'karl-brenner': {
    animal: 'pig',
    place: 'Hohenlohe',
    season: 'summer',
    set: (s) => {
      s.sky('golden', 0.4, { sunX: 0.2 });
      s.field(rolling(0.4, { by: 0.02, times: 3 }), 'wheat', 6);
      s.row('tree', { from: 0.3, to: 1, count: 14, on: rolling(0.46, { by: 0.03, times: 3, from: 2 }), scale: 0.36 });
      s.ridge('-.02,.46 .2,.48 .36,.6 .5,.66 .66,.58 .82,.48 1.02,.44', { base: 'moss', light: 'leaf', dark: 'pine' });
      s.shape('.44,.66c .48,.62 .54,.62 .58,.66c .56,.7 .46,.7', 'sea');
      s.house('fachwerk', [0.24, 0.66], 0.8);
      s.house('fachwerkLang', [0.4, 0.66], 0.55);
      s.field(rolling(0.66, { by: 0.012, times: 4 }), 'spring', 12);
      s.row('fruit', { from: 0.66, to: 0.96, count: 4, on: 0.72, scale: 0.75 });
      s.fence([0.5, 1.02], 0.78, { posts: 8, height: 40 });
      s.herd('schwaebisch-haellisches', [
        [0.2, 0.8, -0.16],
        [0.44, 0.78, 0.15],
        [0.84, 0.92, -0.26],
        [0.6, 0.97, 0.37],
      ]);
      s.herd(
        'schwaebisch-haellisches',
        [
          [0.36, 0.94, 0.12],
          [0.44, 0.96, -0.11],
        ],
        { sex: 'young' },
      );
      s.tufts(0.9, 18);
    },
  },
  'hannah-voss': {
    animal: 'cow',
    place: 'Malchiner See',
    season: 'autumn',
    middle: 0.62,
    set: (s) => {
      s.sky('morning', 0.4, { sunX: 0.66, clouds: [[0.24, 0.14, 0.9]] });
      s.field(rolling(0.4, { by: 0.03, times: 5 }), 'far', 8);
      s.row('tree', { from: 0, to: 1, count: 16, on: rolling(0.43, { by: 0.03, times: 5 }), scale: 0.3 });
      s.sea(level(0.47), 0.6, { base: 'sea', rows: 8 });
      s.glitter(0.66, [0.48, 0.58]);
      s.field(rolling(0.57, { by: 0.02, times: 3, from: 2 }), 'meadow', 14);
      s.house('gutshaus', [0.3, 0.64], 0.7);
      s.plant('oak', [0.12, 0.66], 1);
      s.reeds([0.54, 0.98], 0.62, { height: 44, isDry: true });
      s.herd('deutsch-angus', [
        [0.54, 0.74, 0.16, 'grazing'],
        [0.84, 0.76, -0.19, 'grazing'],
        [0.24, 0.86, 0.2, 'lying'],
        [0.44, 0.94, -0.3, 'grazing'],
      ]);
      s.herd('deutsch-angus', [[0.68, 0.97, 0.42]], { sex: 'male' });
      s.tufts(0.9, 22);
    },
  },
  'mira-aydin': {
    animal: 'chicken',
    place: 'Wendland',
    season: 'spring',
    set: (s) => {
      s.sky('day', 0.42, {
        sunX: 0.86,
        clouds: [
          [0.2, 0.12, 1],
          [0.56, 0.16, 0.8],
        ],
      });
      s.field(level(0.44), 'far', 5);
      s.row('pine', { from: 0.02, to: 0.5, count: 16, on: 0.48, scale: 0.3 });
      s.field(level(0.5), 'spring', 14);
      s.house('hallenhaus', [0.24, 0.6], 0.65);
      s.house('hallenhaus', [0.4, 0.58], 0.5);
      s.plant('oak', [0.12, 0.62], 0.8);
      s.house('kipwagen', [0.66, 0.66], 0.75);
      s.house('kipwagen', [0.84, 0.62], 0.5);
      s.field(level(0.7), 'meadow', 12);
      s.herd('vorwerk', [
        [0.2, 0.78, -0.16],
        [0.38, 0.82, 0.17],
        [0.53, 0.79, -0.15],
        [0.78, 0.84, -0.19],
        [0.3, 0.97, 0.3],
        [0.46, 0.96, -0.26],
      ]);
      s.herd('vorwerk', [[0.64, 0.98, 0.38]], { sex: 'male' });
      s.tufts(0.9, 22);
    },
  },
  'hinrich-carstensen': {
    animal: 'sheep',
    place: 'Pellworm',
    season: 'summer',
    set: (s) => {
      s.sky('clouds', 0.4, {
        clouds: [
          [0.16, 0.12, 1.1],
          [0.5, 0.16, 0.8],
          [0.84, 0.1, 1.2],
        ],
      });
      s.sea(level(0.4), 0.6, { base: 'sea', light: 'cream', dark: 'teal', rows: 10 });
      s.shape('.54,.44c .62,.41 .7,.42 .78,.44c', 'moss');
      s.field(level(0.53), 'salt', 5);
      s.ridge('-.02,.44 .3,.48 .6,.56 1.02,.64', { base: 'leaf', light: 'sage', dark: 'moss' });
      s.house('vuurtoren', [0.8, 0.62], 0.9);
      s.house('friesenhaus', [0.24, 0.7], 0.65);
      s.field(rolling(0.72, { by: 0.02, times: 2, from: 3.4 }), 'spring', 12);
      s.herd('texel', [
        [0.43, 0.62, 0.11, 'grazing'],
        [0.48, 0.66, -0.12],
        [0.69, 0.7, 0.12, 'grazing'],
        [0.34, 0.84, -0.2, 'grazing'],
        [0.8, 0.86, 0.22, 'grazing'],
        [0.58, 0.96, 0.36],
      ]);
      s.herd('texel', [[0.42, 0.95, 0.2]], { hasShadow: false });
      s.birds([0.3, 0.14], [0.3, 0.2], 8);
      s.tufts(0.9, 20);
    },
  },
  'albrecht-thiele': {
    animal: 'deer',
    place: 'Harz',
    season: 'autumn',
    set: (s) => {
      s.sky('dusk', 0.42, { sunX: 0.64 });
      s.ridge('-.02,.4 .16,.34 .34,.24 .46,.2 .58,.26 .76,.34 1.02,.38', {
        base: '#5E6E7A',
        light: 'sky',
        dark: 'ink',
      });
      s.row('deadSpruce', { from: 0, to: 1, count: 32, on: rolling(0.48, { by: 0.01, times: 5 }), scale: 0.42 });
      s.field(rolling(0.48, { by: 0.02, times: 4 }), 'hill', 10);
      s.row('conifer', { from: 0, to: 0.3, count: 8, on: 0.6, scale: 0.6 });
      s.row('deadSpruce', { from: 0.1, to: 0.98, count: 14, on: 0.6, scale: 0.85 });
      s.row('tree', { from: 0.5, to: 0.98, count: 6, on: 0.63, scale: 0.4 });
      s.field(rolling(0.64, { by: 0.02, times: 3 }), 'lush', 12);
      s.animals('deer', { sex: 'female' }, [
        [0.26, 0.78, -0.28],
        [0.38, 0.77, 0.25],
        [0.76, 0.8, 0.28],
      ]);
      s.animals('deer', {}, [[0.58, 0.97, 0.68]]);
      s.plant('deadSpruce', [0.06, 1], 1.9);
      s.plant('deadSpruce', [0.93, 1], 2);
      s.tufts(0.86, 30, { ink: 'ink', light: 'leaf' });
    },
  },
  'lisbeth-kraus': {
    animal: 'goose',
    place: 'Aischgrund',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.42, { sunX: 0.78 });
      s.field(rolling(0.42, { by: 0.03, times: 4 }), 'stubble', 8);
      s.thing('church', [0.6, 0.5], 0.45);
      s.field(rolling(0.5, { by: 0.015, times: 4, from: 2 }), 'meadow', 10);
      s.house('fachwerkLang', [0.28, 0.62], 0.75);
      s.plant('fruit', [0.12, 0.64], 0.9);
      s.row('willow', { from: 0.72, to: 0.96, count: 3, on: 0.64, scale: 0.75 });
      s.field(level(0.64), 'spring', 14);
      s.pond([0.72, 0.76], [0.2, 0.055]);
      s.herd('landgans', [
        [0.17, 0.78, -0.22],
        [0.39, 0.82, 0.24],
        [0.69, 0.78, -0.2],
        [0.84, 0.94, 0.32],
        [0.28, 0.98, 0.34],
        [0.56, 0.98, -0.46],
      ]);
      s.tufts(0.9, 20);
    },
  },
  'vroni-groebl': {
    animal: 'cow',
    place: 'Murnauer Moos',
    season: 'autumn',
    set: (s) => {
      s.sky('morning', 0.46, { sunX: 0.56 });
      s.ridge('-.02,.36 .1,.24 .2,.3 .3,.2c .4,.34 .5,.42 .62,.4 .72,.26 .8,.14c .88,.28 1.02,.24', alps, {
        snow: [
          [0.3, 0.2, 0.045],
          [0.8, 0.14, 0.055],
        ],
      });
      s.field(level(0.48), 'blueHill', 5);
      s.row('conifer', { from: 0, to: 1, count: 36, on: 0.51, scale: 0.24 });
      s.field(level(0.52), 'reed', 12);
      s.row('birch', { from: 0.84, to: 1, count: 5, on: 0.6, scale: 0.55 });
      for (const x of [0.36, 0.46, 0.54]) s.house('hut', [x, 0.6], 0.32);
      s.house('alpenhof', [0.22, 0.64], 0.65);
      s.field(rolling(0.66, { by: 0.01, times: 5 }), 'autumn', 14);
      s.shape('-.02,.74c .3,.72 .56,.78 1.02,.72c 1.02,.75c .56,.82 .3,.75 -.02,.78c', 'sea', 'pine');
      s.herd('murnau-werdenfelser', [
        [0.5, 0.72, 0.15, 'grazing'],
        [0.89, 0.72, -0.15],
        [0.2, 0.9, -0.24, 'lying'],
        [0.8, 0.94, 0.28, 'grazing'],
        [0.64, 0.96, -0.42],
      ]);
      s.sprinkle([0.8, 0.99], ['#8E6AA0', 'rose'], { count: 70, size: 4 });
      s.tufts(0.88, 28, { ink: 'brown', light: 'gold' });
    },
  },
  'momme-lorenzen': {
    animal: 'fish',
    place: 'Büsum',
    season: 'summer',
    set: (s) => {
      s.sky('dawn', 0.5, { sunX: 0.26, clouds: [[0.7, 0.16, 0.9]] });
      s.sea(level(0.48), 0.7, { base: 'teal', light: 'sea', dark: 'ink', rows: 14 });
      s.glitter(0.26, [0.5, 0.68]);
      s.thing('boat', [0.16, 0.58], 0.4);
      s.field(rolling(0.67, { by: 0.015, times: 6 }), 'mud', 6);
      s.sea(rolling(0.74, { by: 0.01, times: 5 }), 1.03, { base: 'sea', rows: 12 });
      s.house('vuurtoren', [0.86, 0.7], 0.9);
      s.thing('boat', [0.5, 0.88], 1.35);
      s.birds([0.56, 0.1], [0.3, 0.24], 12);
      s.fence([0.72, 1.02], 0.98, { posts: 6, height: 60 });
    },
  },
  'pauline-metz': {
    animal: 'chicken',
    place: 'Kaiserstuhl',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.4, { sunX: 0.7 });
      s.ridge('-.02,.38 .2,.34 .4,.3 .6,.34 .8,.3 1.02,.36', { base: 'sea', light: 'sky', dark: 'teal' });
      for (const [i, soil] of (['stubble', 'meadow', 'stubble', 'meadow'] as const).entries())
        s.field(rolling(0.42 + i * 0.05, { by: 0.05 - i * 0.008, times: 3, from: 3.6 }), soil, 4);
      s.house('winzerhaus', [0.28, 0.64], 0.8);
      s.vines(0.5, 0.68, { count: 17, to: 0.86 });
      s.field(level(0.64), 'spring', 14);
      s.row('fruit', { from: 0.46, to: 0.98, count: 5, on: 0.74, scale: 0.95, uneven: 0.12 });
      s.herd('bresse', [
        [0.2, 0.8, -0.17],
        [0.38, 0.82, 0.17],
        [0.54, 0.86, -0.17],
        [0.8, 0.88, 0.2],
        [0.3, 0.98, 0.3],
      ]);
      s.herd('bresse', [[0.64, 0.98, -0.38]], { sex: 'male' });
      s.sprinkle([0.78, 0.99], ['wine', 'red'], { count: 50, size: 4, from: 0.4 });
      s.tufts(0.92, 18);
    },
  },
  'thies-jacobsen': {
    animal: 'cow',
    place: 'Eiderstedt',
    season: 'summer',
    middle: 0.32,
    set: (s) => {
      s.sky('sunset', 0.42, { sunX: 0.74, clouds: [[0.3, 0.14, 1]] });
      s.sea(level(0.41), 0.5, { base: 'teal', light: 'sea', dark: 'ink', rows: 5 });
      s.field(level(0.47), 'salt', 5);
      s.field(rolling(0.52, { by: 0.008, times: 2 }), 'lush', 6);
      s.house('vuurtoren', [0.88, 0.53], 0.66);
      s.field(level(0.58), 'spring', 14);
      s.house('haubarg', [0.28, 0.66], 0.8);
      s.row('bare', { from: 0.4, to: 0.46, count: 2, on: 0.66, scale: 0.6 });
      s.shape('.56,.6c .57,.6c .6,.72 .72,1.02c .5,1.02c .54,.74', 'sky', 'ink');
      s.shape('-.02,.74c .3,.72 .55,.74c .54,.76c .3,.75 -.02,.78c', 'sky', 'ink');
      s.herd('hereford', [
        [0.55, 0.72, 0.14, 'grazing'],
        [0.74, 0.72, -0.16, 'grazing'],
        [0.2, 0.92, -0.24, 'lying'],
        [0.84, 0.92, 0.28],
        [0.42, 0.96, -0.42],
      ]);
      s.birds([0.42, 0.16], [0.24, 0.14], 7);
      s.tufts(0.9, 22);
    },
  },
  'samuel-owusu': {
    animal: 'pig',
    place: 'Uckermark',
    season: 'summer',
    middle: 0.32,
    set: (s) => {
      s.sky('morning', 0.44, { sunX: 0.5 });
      s.field(level(0.46), 'far', 5);
      s.sea(level(0.48), 0.53, { rows: 4 });
      s.row('pine', { from: 0, to: 1, count: 30, on: 0.55, scale: 0.5 });
      s.field(rolling(0.55, { by: 0.01, times: 5 }), 'autumn', 10);
      s.row('pine', { from: 0, to: 0.36, count: 5, on: 0.7, scale: 1.05 });
      s.row('pine', { from: 0.66, to: 1, count: 5, on: 0.7, scale: 1.05 });
      s.field(rolling(0.7, { by: 0.015, times: 4 }), 'moor', 12);
      s.house('arc', [0.5, 0.74], 0.7);
      s.herd('duroc', [
        [0.26, 0.8, -0.17],
        [0.65, 0.8, 0.16],
        [0.4, 0.97, 0.36],
        [0.76, 0.95, -0.26],
      ]);
      s.herd(
        'duroc',
        [
          [0.2, 0.94, 0.12],
          [0.58, 0.95, -0.11],
        ],
        { sex: 'young' },
      );
      s.plant('pine', [0.02, 1.02], 1.9);
      s.plant('pine', [0.97, 1.02], 2);
    },
  },
  'jette-harms': {
    animal: 'salmon',
    place: 'Bristol Bay',
    season: 'summer',
    set: (s) => {
      s.sky('night', 0.44, { sunX: 0.66 });
      s.ridge(
        '-.02,.38 .1,.26 .2,.16c .28,.3 .38,.24c .5,.4 .62,.4 .74,.3 .86,.18c .94,.3 1.02,.3',
        { base: '#3B5C74', light: 'sky', dark: 'ink' },
        {
          snow: [
            [0.2, 0.16, 0.06],
            [0.38, 0.24, 0.035],
            [0.86, 0.18, 0.055],
          ],
        },
      );
      s.field(level(0.45), 'hill', 4);
      s.row('conifer', { from: 0, to: 1, count: 40, on: 0.47, scale: 0.26 });
      s.sea(level(0.48), 1.03, { base: 'teal', light: 'sea', dark: 'ink', rows: 22 });
      s.glitter(0.66, [0.5, 0.9], 'cream');
      s.thing('boat', [0.3, 0.74], 0.95);
      s.animals('salmon', {}, [
        [0.62, 0.9, 0.24],
        [0.46, 1.02, -0.26],
        [0.76, 1.03, 0.22],
      ]);
      s.birds([0.4, 0.1], [0.3, 0.18], 8);
    },
  },
  'gerd-wolterink': {
    animal: 'pig',
    place: 'Grafschaft Bentheim',
    season: 'autumn',
    set: (s) => {
      s.sky('day', 0.42, { sunX: 0.3, clouds: [[0.66, 0.14, 0.9]] });
      s.field(level(0.44), 'stubble', 6);
      s.row('tree', { from: 0.5, to: 1, count: 12, on: 0.48, scale: 0.36 });
      s.field(level(0.5), 'meadow', 10);
      s.house('hallenhaus', [0.3, 0.64], 0.75);
      s.row('oak', { from: 0.56, to: 1, count: 4, on: 0.66, scale: 1.1 });
      s.field(level(0.67), 'autumn', 12);
      for (const x of [0.48, 0.14]) s.house('arc', [x, 0.74], 0.55);
      s.plant('oak', [0.96, 0.92], 1.9);
      s.sprinkle([0.7, 0.99], ['ochre', 'brown', 'gold'], { count: 120, size: 5, from: 0.4 });
      s.herd('bonte-bentheimer', [
        [0.38, 0.8, -0.17],
        [0.74, 0.8, 0.17],
        [0.26, 0.97, -0.28],
      ]);
      s.herd('bonte-bentheimer', [[0.59, 0.98, 0.38]], { sex: 'male' });
      s.herd(
        'bonte-bentheimer',
        [
          [0.4, 0.92, 0.11],
          [0.76, 0.93, -0.12],
        ],
        { sex: 'young' },
      );
    },
  },
  'katrin-seidel': {
    animal: 'roe',
    place: 'Odenwald',
    season: 'autumn',
    set: (s) => {
      s.sky('sunset', 0.42, { sunX: 0.36 });
      s.ridge('-.02,.4 .2,.3 .4,.36 .6,.28 .8,.34 1.02,.28', { base: '#8C6A4A', light: 'ochre', dark: 'brown' });
      s.row('tree', { from: 0, to: 1, count: 26, on: rolling(0.47, { by: 0.01, times: 6 }), scale: 0.4 });
      s.field(rolling(0.5, { by: 0.02, times: 4 }), 'meadow', 14);
      s.house('fachwerk', [0.24, 0.62], 0.6);
      s.house('hoogzit', [0.76, 0.68], 0.8);
      s.row('fruit', { from: 0.38, to: 0.6, count: 3, on: 0.62, scale: 0.6 });
      s.field(rolling(0.7, { by: 0.02, times: 3 }), 'autumn', 12);
      s.plant('oak', [0.03, 0.94], 1.9);
      s.plant('oak', [0.98, 0.92], 1.9);
      s.animals('roe', { sex: 'female' }, [
        [0.34, 0.84, -0.36],
        [0.68, 0.82, 0.32],
      ]);
      s.animals('roe', { sex: 'young' }, [[0.25, 0.95, -0.28]]);
      s.animals('roe', {}, [[0.52, 0.97, 0.62]]);
      s.sprinkle([0.74, 0.99], ['ochre', 'rust', 'gold'], { count: 120, size: 4 });
      s.tufts(0.88, 24, { ink: 'brown', light: 'gold' });
    },
  },
  'ove-petersen': {
    animal: 'codfish',
    place: 'Cuxhaven',
    season: 'winter',
    set: (s) => {
      s.sky('grey', 0.5, {
        clouds: [
          [0.24, 0.12, 1.2],
          [0.66, 0.16, 1],
          [0.9, 0.1, 1.1],
        ],
      });
      s.sea(level(0.5), 1.03, { base: '#2F5F7A', light: 'sea', dark: 'ink', rows: 26 });
      s.field((x) => 0.61 + Math.max(0, x - 0.14) ** 2 * 4, 'sand', 6);
      s.shape('.1,.64c .155,.3c .165,.3c .16,.64c', 'ink');
      s.shape('.22,.66c .165,.3c .155,.3c .19,.66c', 'ink');
      s.shape('.11,.5c .21,.5c .205,.53c .115,.53c', 'ink');
      s.shape('.13,.4c .19,.4c .187,.43c .133,.43c', 'ink');
      s.shape('.142,.24c .178,.24c .172,.3c .148,.3c', 'ink');
      s.thing('boat', [0.58, 0.86], 1.5);
      s.thing('boat', [0.86, 0.58], 0.3);
      s.birds([0.3, 0.16], [0.4, 0.24], 12);
    },
  },
  'bernd-schlueter': {
    animal: 'cow',
    place: 'Sauerland',
    season: 'spring',
    middle: 0.62,
    set: (s) => {
      s.sky('clouds', 0.36, {
        clouds: [
          [0.5, 0.12, 1],
          [0.8, 0.08, 0.8],
        ],
      });
      s.ridge('-.02,.24 .16,.16 .34,.28 .5,.38 .7,.3 .86,.2 1.02,.22', { base: 'moss', light: 'leaf', dark: 'pine' });
      s.row('conifer', { from: 0, to: 0.36, count: 18, on: (x) => 0.28 + x * 0.2, scale: 0.36 });
      s.row('conifer', { from: 0.66, to: 1, count: 18, on: (x) => 0.52 - x * 0.24, scale: 0.36 });
      s.ridge('-.02,.42 .2,.44 .4,.58 .52,.64 .7,.56 .86,.44 1.02,.38', { base: 'leaf', light: 'sage', dark: 'moss' });
      s.house('schieferhaus', [0.5, 0.68], 0.75);
      s.house('schieferhaus', [0.37, 0.66], 0.5);
      s.thing('church', [0.62, 0.66], 0.5);
      s.field(rolling(0.7, { by: 0.02, times: 3, from: 1 }), 'spring', 12);
      s.herd('limousin', [
        [0.2, 0.58, 0.12, 'grazing'],
        [0.8, 0.58, -0.12],
        [0.9, 0.68, -0.14, 'grazing'],
        [0.3, 0.92, -0.34, 'grazing'],
        [0.68, 0.96, 0.42],
      ]);
      s.sprinkle([0.76, 0.99], ['gold', 'cream'], { count: 90, size: 4 });
      s.tufts(0.9, 18);
    },
  },
  'selam-tesfaye': {
    animal: 'duck',
    place: 'Oderbruch',
    season: 'summer',
    set: (s) => {
      s.sky('clouds', 0.38, {
        clouds: [
          [0.14, 0.12, 1.2],
          [0.44, 0.16, 1],
          [0.76, 0.1, 1.3],
        ],
      });
      s.field(level(0.38), 'stubble', 4);
      s.field(level(0.43), 'wheat', 4);
      s.field(level(0.48), 'spring', 12);
      s.row('poplar', { from: 0.56, to: 0.98, count: 9, on: 0.52, scale: 0.6 });
      s.house('loose', [0.3, 0.58], 0.75);
      s.plant('tree', [0.14, 0.59], 0.8);
      s.pond([0.58, 0.74], [0.34, 0.075]);
      s.animals('duck', { isWhiteDuck: true }, [
        [0.42, 0.76, -0.07],
        [0.65, 0.74, 0.07],
        [0.72, 0.77, 0.08],
      ]);
      s.reeds([0.78, 0.99], 0.74, { height: 60 });
      s.herd('pekingeend', [
        [0.2, 0.76, -0.13],
        [0.3, 0.94, -0.18],
        [0.54, 0.98, 0.27],
        [0.84, 0.95, 0.17],
      ]);
      s.tufts(0.9, 22);
    },
  },
  'walburga-heil': {
    animal: 'sheep',
    place: 'Hochrhön',
    season: 'summer',
    set: (s) => {
      s.sky('day', 0.4, {
        sunX: 0.24,
        clouds: [
          [0.6, 0.12, 1.1],
          [0.88, 0.18, 0.8],
        ],
      });
      s.ridge('-.02,.36 .16,.28 .34,.22 .5,.28 .66,.32 .8,.24 .9,.22 1.02,.3', {
        base: '#6F8A9A',
        light: 'sky',
        dark: 'teal',
      });
      s.field(rolling(0.44, { by: 0.05, times: 3, from: 2 }), 'meadow', 12);
      s.row('tree', { from: 0.6, to: 0.98, count: 5, on: 0.48, scale: 0.4 });
      s.house('fachwerkLang', [0.22, 0.6], 0.55);
      s.field(rolling(0.6, { by: 0.03, times: 3.4, from: 4.6 }), 'spring', 14);
      s.sprinkle([0.62, 0.7], ['grey', '#6E665C'], { count: 26, size: 12, from: 0.5 });
      s.herd('rhoenschaf', [
        [0.35, 0.64, 0.1, 'grazing'],
        [0.4, 0.66, -0.11],
        [0.6, 0.64, 0.1, 'grazing'],
        [0.68, 0.68, 0.13],
        [0.82, 0.74, -0.16, 'grazing'],
        [0.22, 0.84, -0.2, 'grazing'],
        [0.74, 0.92, 0.24, 'grazing'],
        [0.5, 0.96, 0.36],
      ]);
      s.dog([0.3, 0.95], 1.1, true);
      s.sprinkle([0.72, 0.99], ['gold', 'cream'], { count: 80, size: 4 });
      s.tufts(0.9, 18);
    },
  },
  'winkler-bodensee': {
    animal: 'cow',
    place: 'Bodensee',
    season: 'spring',
    middle: 0.28,
    set: (s) => {
      s.sky('dawn', 0.42, { sunX: 0.74 });
      s.ridge(
        '-.02,.38 .16,.34 .3,.28 .4,.2c .5,.3 .62,.32 .8,.3 1.02,.36',
        { base: '#7C93B0', light: 'cream', dark: 'teal' },
        { snow: [[0.4, 0.2, 0.04]] },
      );
      s.sea(level(0.42), 0.58, { base: 'sea', rows: 9 });
      s.glitter(0.74, [0.43, 0.56]);
      s.thing('boat', [0.18, 0.5], 0.2);
      s.field(rolling(0.55, { by: 0.03, times: 3, from: 1 }), 'spring', 14);
      s.house('bodensee', [0.72, 0.64], 0.75);
      s.row('fruit', { from: 0.06, to: 0.5, count: 6, on: 0.64, scale: 0.65, uneven: 0.1 });
      s.herd('fleckvieh', [
        [0.51, 0.76, 0.16, 'grazing'],
        [0.84, 0.84, -0.22, 'lying'],
        [0.2, 0.82, -0.2, 'grazing'],
        [0.38, 0.96, 0.42],
      ]);
      s.herd('fleckvieh', [[0.6, 0.94, 0.25]], { sex: 'young' });
      s.sprinkle([0.72, 0.99], ['cream', 'gold', 'rose'], { count: 110, size: 4 });
      s.tufts(0.9, 18);
    },
  },
  'uwe-rademacher': {
    animal: 'boar',
    place: 'Schorfheide',
    season: 'winter',
    set: (s) => {
      s.sky('grey', 0.44, {
        clouds: [
          [0.3, 0.14, 0.9],
          [0.78, 0.1, 1],
        ],
      });
      s.field(level(0.46), 'snow', 4);
      s.row('pine', { from: 0, to: 1, count: 26, on: 0.51, scale: 0.44 });
      s.field(rolling(0.52, { by: 0.01, times: 5 }), 'snow', 10);
      s.house('hoogzit', [0.22, 0.66], 0.8);
      s.row('oak', { from: 0.4, to: 1, count: 5, on: 0.64, scale: 0.8 });
      s.row('bare', { from: 0.02, to: 0.12, count: 2, on: 0.72, scale: 1.2 });
      s.field(rolling(0.68, { by: 0.015, times: 4, from: 2 }), 'snow', 12);
      s.herd('zwijn', [
        [0.36, 0.8, -0.18],
        [0.74, 0.8, 0.18],
        [0.84, 0.93, -0.24],
        [0.26, 0.96, -0.28],
        [0.56, 0.97, 0.4],
      ]);
      s.sprinkle([0.02, 0.96], ['cream'], { count: 190, size: 4 });
      s.tufts(0.88, 22, { ink: 'brown', light: 'tan' });
    },
  },
  'florian-stadler': {
    animal: 'turkey',
    place: 'Altmühltal',
    season: 'summer',
    set: (s) => {
      s.sky('day', 0.38, {
        sunX: 0.5,
        clouds: [
          [0.2, 0.14, 0.9],
          [0.8, 0.1, 1],
        ],
      });
      s.ridge(
        '-.02,.3 .1,.22c .12,.3 .16,.2c .2,.32 .3,.36 .46,.46 .6,.44 .74,.32 .8,.2c .84,.3 .88,.18c .92,.28 1.02,.24',
        { base: 'bone', light: 'cream', dark: 'grey' },
      );
      s.field(rolling(0.46, { by: 0.03, times: 5, from: 1 }), 'meadow', 10);
      s.row('tree', { from: 0.3, to: 0.7, count: 10, on: 0.5, scale: 0.36 });
      s.field(rolling(0.54, { by: 0.02, times: 4 }), 'stubble', 12);
      s.house('jurahaus', [0.3, 0.66], 0.75);
      for (const [x, y, k] of [
        [0.12, 0.68, 0.9],
        [0.44, 0.64, 0.6],
        [0.6, 0.62, 0.5],
        [0.72, 0.66, 0.8],
        [0.78, 0.66, 0.6],
        [0.92, 0.7, 1],
      ] as const)
        s.plant('juniper', [x, y], k);
      s.field(rolling(0.7, { by: 0.015, times: 4 }), 'meadow', 12);
      s.herd('kalkoen', [
        [0.2, 0.84, -0.26],
        [0.46, 0.8, 0.22],
        [0.8, 0.84, 0.26],
        [0.36, 0.97, -0.34],
        [0.62, 0.98, 0.5],
      ]);
      s.sprinkle([0.74, 0.99], ['cream', '#8E6AA0'], { count: 80, size: 4 });
      s.tufts(0.9, 20);
    },
  },
  'imke-tapken': {
    animal: 'cow',
    place: 'Wesermarsch',
    season: 'summer',
    middle: 0.26,
    set: (s) => {
      s.sky('clouds', 0.38, {
        clouds: [
          [0.2, 0.1, 1.3],
          [0.5, 0.16, 1],
          [0.82, 0.12, 1.3],
        ],
      });
      s.field(level(0.38), 'far', 4);
      s.field(rolling(0.42, { by: 0.006, times: 2 }), 'lush', 4);
      s.field(level(0.48), 'spring', 18);
      s.house('friesenhaus', [0.72, 0.6], 0.8);
      s.plant('tree', [0.56, 0.6], 0.85);
      s.plant('tree', [0.92, 0.61], 0.95);
      for (const [a, b] of [
        [0.62, 0.04],
        [0.7, 0.05],
      ] as const)
        s.shape(
          `-.02,${a}c .3,${a - 0.01} .5,${a}c .5,${a + b * 0.4}c .3,${a + b * 0.35} -.02,${a + b * 0.6}c`,
          'sky',
          'pine',
        );
      s.herd('niederungsrind', [
        [0.16, 0.6, 0.11, 'grazing'],
        [0.22, 0.6, -0.11],
        [0.5, 0.78, -0.18, 'lying'],
        [0.84, 0.78, 0.2, 'grazing'],
        [0.64, 0.88, 0.24],
        [0.34, 0.96, 0.42],
      ]);
      s.fence([0.54, 1.02], 0.96, { posts: 6, height: 44 });
      s.reeds([0, 0.16], 0.78, { height: 44 });
      s.tufts(0.9, 22);
    },
  },
  'heiner-ostendorf': {
    animal: 'game',
    place: 'Münsterland',
    season: 'autumn',
    set: (s) => {
      s.sky('morning', 0.42, { sunX: 0.2, clouds: [[0.6, 0.14, 0.8]] });
      s.field(level(0.43), 'stubble', 5);
      s.row('tree', { from: 0, to: 1, count: 24, on: 0.46, scale: 0.3 });
      s.field(level(0.49), 'plough', 5);
      s.hedge([0, 0.44], 0.54, 0.7);
      s.field(level(0.55), 'meadow', 12);
      s.shape('.5,.68c .54,.64 .74,.62 .9,.64 .96,.68 .9,.72 .7,.74 .54,.72', 'sea', 'pine');
      s.house('graeftenhof', [0.72, 0.67], 0.75);
      s.hedge([0, 0.4], 0.68, 0.9);
      s.sprinkle([0.62, 0.68], ['red', 'rust'], { count: 50, size: 4, to: 0.4 });
      s.field(rolling(0.74, { by: 0.01, times: 4 }), 'stubble', 10);
      s.herd('fazant', [
        [0.26, 0.86, -0.26],
        [0.8, 0.9, -0.26],
        [0.52, 0.97, 0.46],
      ]);
      s.dog([0.14, 0.95], 1.3, true);
      s.tufts(0.88, 30, { ink: 'brown', light: 'ochre' });
    },
  },
} satisfies Record<string, Farm>;
