import type { Farm } from './farm.ts';
import { level, rolling } from './stage.ts';

export const dutchFarms = {
  'henk-de-wit': {
    animal: 'cow',
    place: 'Lopikerwaard',
    season: 'summer',
    set: (s) => {
      s.sky('dawn', 0.46, { sunX: 0.28, clouds: [[0.6, 0.14, 0.8]] });
      s.field(level(0.45), 'far', 5);
      s.row('poplar', { from: 0.02, to: 0.42, count: 15, on: 0.46, scale: 0.32 });
      s.field(level(0.5), 'spring', 18);
      s.thing('mill', [0.88, 0.53], 0.72);
      s.house('hoeve', [0.68, 0.56], 0.75);
      s.plant('tree', [0.59, 0.55], 0.6);
      s.shape('.47,.52c .476,.52c .46,.72 .56,1.02c .3,1.02c .42,.72', 'sky', 'ink');
      s.plant('willow', [0.1, 0.78], 1);
      s.plant('willow', [0.19, 0.66], 0.7);
      s.herd('blaarkop', [
        [0.3, 0.66, 0.14, 'grazing'],
        [0.51, 0.64, -0.13],
        [0.82, 0.74, 0.2, 'grazing'],
        [0.64, 0.9, 0.42],
      ]);
      s.tufts(0.86, 34);
    },
  },
  'marieke-hoekstra': {
    animal: 'cow',
    place: 'Gaasterland',
    season: 'autumn',
    middle: 0.7,
    set: (s) => {
      s.sky('golden', 0.44, { sunX: 0.76 });
      s.sea(level(0.42), 0.54, { base: 'sea', rows: 7 });
      s.field(rolling(0.47, { by: 0.03, times: 4, from: 2.2 }), 'far', 8);
      s.row('tree', { from: 0.02, to: 0.36, count: 10, on: 0.52, scale: 0.55 });
      s.field(rolling(0.55, { by: 0.02, times: 5, from: 1 }), 'meadow', 16);
      s.house('stelp', [0.33, 0.62], 0.85);
      s.plant('oak', [0.16, 0.66], 0.7);
      s.herd('lakenvelder', [
        [0.5, 0.67, 0.15, 'grazing'],
        [0.58, 0.66, -0.14],
        [0.84, 0.72, 0.18, 'lying'],
        [0.7, 0.93, -0.4],
      ]);
      s.wall([-0.01, 0.42], 0.9, 34);
      s.tufts(0.9, 26);
    },
  },
  'joris-haandrikman': {
    animal: 'cow',
    place: 'Drentsche Aa',
    season: 'summer',
    middle: 0.26,
    set: (s) => {
      s.sky('morning', 0.42, { sunX: 0.5 });
      s.field(level(0.42), 'hill', 6);
      s.row('birch', { from: 0.0, to: 0.34, count: 11, on: 0.5, scale: 0.6 });
      s.row('oak', { from: 0.7, to: 1, count: 6, on: 0.52, scale: 0.5 });
      s.field(rolling(0.5, { by: 0.015, times: 6 }), 'heath', 10);
      s.field(rolling(0.6, { by: 0.02, times: 4, from: 2 }), 'meadow', 14);
      s.shape('.36,.56c .4,.56c .52,.64 .5,.74 .62,.82 .9,1.02c .56,1.02c .46,.86 .36,.78 .42,.66', 'sky', 'pine');
      s.herd('angus', [
        [0.13, 0.7, 0.18, 'grazing'],
        [0.4, 0.66, -0.14],
        [0.84, 0.68, -0.16, 'grazing'],
        [0.27, 0.95, 0.42],
        [0.74, 0.86, -0.28, 'grazing'],
      ]);
      s.reeds([0.42, 0.56], 0.86, { height: 54 });
      s.tufts(0.88, 30);
    },
  },
  'aicha-el-amrani': {
    animal: 'cow',
    place: 'Hoeksche Waard',
    season: 'spring',
    set: (s) => {
      s.sky('clouds', 0.44, {
        clouds: [
          [0.2, 0.16, 1.1],
          [0.5, 0.1, 0.7],
          [0.8, 0.2, 1],
        ],
      });
      s.field(level(0.44), 'stubble', 4);
      s.field(level(0.49), 'plough', 4);
      s.field(rolling(0.53, { by: 0.004, times: 2 }), 'lush', 6);
      s.row('poplar', { from: 0.56, to: 1, count: 12, on: 0.54, scale: 0.42 });
      s.house('dijkhuis', [0.4, 0.55], 0.75);
      s.house('dijkhuis', [0.27, 0.56], 0.5);
      s.field(level(0.6), 'spring', 16);
      s.sprinkle([0.64, 0.98], ['cream', 'blush'], { count: 130, size: 4 });
      s.herd('hereford', [
        [0.22, 0.72, -0.18],
        [0.5, 0.69, 0.15, 'grazing'],
        [0.8, 0.72, -0.2, 'grazing'],
        [0.63, 0.94, 0.42],
      ]);
      s.herd('hereford', [[0.36, 0.93, -0.24]], { sex: 'young' });
      s.tufts(0.9, 22);
    },
  },
  'gerrit-te-brake': {
    animal: 'cow',
    place: 'Achterhoek',
    season: 'summer',
    middle: 0.26,
    set: (s) => {
      s.sky('day', 0.44, {
        sunX: 0.2,
        clouds: [
          [0.6, 0.14, 0.9],
          [0.86, 0.2, 0.6],
        ],
      });
      s.field(rolling(0.45, { by: 0.01, times: 5 }), 'far', 6);
      s.row('tree', { from: 0, to: 1, count: 20, on: 0.49, scale: 0.36 });
      s.field(level(0.52), 'wheat', 5);
      s.hedge([0, 0.48], 0.56, 0.6);
      s.field(level(0.57), 'meadow', 16);
      s.house('langgevel', [0.74, 0.66], 0.95);
      s.plant('oak', [0.93, 0.7], 1.05);
      s.thing('hay', [0.56, 0.67], 0.55);
      s.herd('mrij', [
        [0.14, 0.7, 0.17, 'grazing'],
        [0.45, 0.66, -0.14],
        [0.55, 0.8, -0.2, 'lying'],
        [0.32, 0.94, 0.42],
      ]);
      s.fence([0.5, 1.02], 0.95, { posts: 6, height: 44 });
      s.tufts(0.9, 22);
    },
  },
  'elise-verhoeven': {
    animal: 'cow',
    place: 'Geuldal',
    season: 'spring',
    middle: 0.74,
    set: (s) => {
      s.sky('morning', 0.36, { sunX: 0.62 });
      s.field(rolling(0.36, { by: 0.08, times: 3.2, from: 0.4 }), 'far', 10);
      s.hedge([0, 0.4], rolling(0.45, { by: 0.07, times: 3.2, from: 0.4 }), 0.4);
      s.row('tree', {
        from: 0.45,
        to: 1,
        count: 9,
        on: rolling(0.38, { by: 0.08, times: 3.2, from: 0.4 }),
        scale: 0.3,
      });
      s.field(rolling(0.52, { by: 0.07, times: 4, from: 3.4 }), 'spring', 14);
      s.hedge([0.5, 1.01], rolling(0.56, { by: 0.07, times: 4, from: 3.4 }), 0.55);
      s.house('vakwerk', [0.3, 0.64], 0.85);
      s.row('fruit', { from: 0.02, to: 0.16, count: 3, on: 0.66, scale: 0.6 });
      s.field(rolling(0.68, { by: 0.05, times: 3, from: 1.4 }), 'lush', 12);
      s.shape('.44,.66c .47,.66c .5,.78 .42,.88 .5,1.02c .38,1.02c .34,.88 .42,.78', 'sea', 'pine');
      s.herd('limousin', [
        [0.59, 0.66, 0.13, 'grazing'],
        [0.84, 0.63, -0.12],
        [0.18, 0.86, -0.22, 'grazing'],
        [0.72, 0.95, -0.42],
      ]);
      s.sprinkle([0.8, 0.98], ['gold', 'cream'], { count: 60, size: 4 });
      s.tufts(0.88, 26);
    },
  },
  'tom-oosterhof': {
    animal: 'cow',
    place: 'IJsseldelta',
    season: 'summer',
    middle: 0.3,
    set: (s) => {
      s.sky('clouds', 0.4, {
        clouds: [
          [0.15, 0.12, 1.2],
          [0.42, 0.18, 0.8],
          [0.72, 0.1, 1.3],
          [0.92, 0.24, 0.6],
        ],
      });
      s.field(level(0.4), 'far', 5);
      s.sea(level(0.46), 0.58, { base: 'sky', light: 'cream', dark: 'sea', rows: 8 });
      s.thing('boat', [0.12, 0.55], 0.28);
      s.field(rolling(0.54, { by: 0.02, times: 3, from: 4 }), 'spring', 16);
      s.house('hallenhuis', [0.72, 0.6], 0.75);
      s.plant('tree', [0.6, 0.6], 0.7);
      s.plant('tree', [0.84, 0.61], 0.75);
      s.reeds([0, 0.36], 0.62, { height: 46 });
      s.herd('holstein', [
        [0.2, 0.78, -0.22, 'grazing'],
        [0.53, 0.72, 0.16, 'lying'],
        [0.88, 0.76, 0.2, 'grazing'],
        [0.4, 0.95, -0.42],
      ]);
      s.fence([0.62, 1.02], 0.93, { posts: 5 });
      s.tufts(0.9, 26);
    },
  },
  'willem-de-haan': {
    animal: 'chicken',
    place: 'Barneveld',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.42, { sunX: 0.18 });
      s.field(level(0.44), 'far', 5);
      s.row('tree', { from: 0, to: 1, count: 18, on: 0.47, scale: 0.34 });
      s.field(level(0.5), 'spring', 16);
      s.house('hallenhuis', [0.78, 0.58], 0.8);
      s.row('fruit', { from: 0.04, to: 0.62, count: 6, on: 0.6, scale: 0.75, uneven: 0.15 });
      s.row('fruit', { from: 0.1, to: 0.56, count: 4, on: 0.74, scale: 1.05, uneven: 0.15 });
      s.house('henHouse', [0.7, 0.74], 0.8);
      s.sprinkle([0.76, 0.98], ['red', 'rust'], { count: 40, size: 5, to: 0.7 });
      s.herd('barnevelder', [
        [0.22, 0.82, 0.16],
        [0.4, 0.8, -0.15],
        [0.55, 0.84, 0.17],
        [0.84, 0.86, -0.2],
        [0.3, 0.97, -0.3],
      ]);
      s.herd('barnevelder', [[0.64, 0.97, 0.36]], { sex: 'male' });
      s.tufts(0.9, 26);
    },
  },
  'sanne-brouwer': {
    animal: 'chicken',
    place: 'Noordoostpolder',
    season: 'summer',
    set: (s) => {
      s.sky('day', 0.4, {
        sunX: 0.86,
        clouds: [
          [0.2, 0.14, 0.8],
          [0.5, 0.1, 1],
        ],
      });
      s.field(level(0.4), 'far', 3);
      s.row('poplar', { from: 0.04, to: 0.96, count: 26, on: 0.42, scale: 0.24, uneven: 0.1 });
      s.field(level(0.44), 'wheat', 4);
      s.house('polderschuur', [0.22, 0.5], 0.6);
      s.field(level(0.5), 'plough', 5);
      s.field(level(0.57), 'spring', 5);
      s.house('kipwagen', [0.46, 0.66], 0.8);
      s.house('kipwagen', [0.66, 0.62], 0.55);
      s.house('kipwagen', [0.8, 0.6], 0.4);
      s.field(level(0.72), 'meadow', 12);
      s.herd('hollands-hoen', [
        [0.2, 0.78, 0.14],
        [0.33, 0.84, -0.18],
        [0.55, 0.82, 0.16],
        [0.73, 0.8, -0.15],
        [0.86, 0.86, 0.2],
        [0.42, 0.97, -0.3],
      ]);
      s.herd('hollands-hoen', [[0.64, 0.98, 0.36]], { sex: 'male' });
      s.tufts(0.9, 24);
    },
  },
  'kofi-adomako': {
    animal: 'chicken',
    place: 'Almere Oosterwold',
    season: 'summer',
    set: (s) => {
      s.sky('morning', 0.42, { sunX: 0.36 });
      s.field(level(0.43), 'far', 5);
      s.house('nieuwbouw', [0.2, 0.53], 0.7);
      s.house('nieuwbouw', [0.84, 0.5], 0.45);
      s.house('nieuwbouw', [0.66, 0.49], 0.34);
      s.field(level(0.52), 'spring', 18);
      s.row('tree', { from: 0.34, to: 0.98, count: 6, on: 0.58, scale: 0.62, uneven: 0.1 });
      s.row('tree', { from: 0.02, to: 0.98, count: 5, on: 0.76, scale: 1.1, uneven: 0.1 });
      s.herd('barnevelder', [
        [0.17, 0.84, -0.18],
        [0.5, 0.8, 0.15],
        [0.64, 0.97, -0.34],
      ]);
      s.herd('hollands-hoen', [
        [0.3, 0.82, -0.16],
        [0.76, 0.84, 0.18],
        [0.38, 0.97, 0.3],
      ]);
      s.tufts(0.88, 26);
    },
  },
  'marleen-oude-luttikhuis': {
    animal: 'pig',
    place: 'Twente',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.42, { sunX: 0.5 });
      s.field(level(0.44), 'autumn', 8);
      s.house('twents', [0.5, 0.58], 0.85);
      s.row('oak', { from: 0, to: 0.36, count: 4, on: 0.6, scale: 0.8 });
      s.row('oak', { from: 0.64, to: 1, count: 4, on: 0.6, scale: 0.8 });
      s.field(rolling(0.62, { by: 0.015, times: 5 }), 'leafFall', 14);
      s.plant('oak', [0.06, 0.86], 1.7);
      s.plant('oak', [0.96, 0.84], 1.6);
      s.sprinkle([0.66, 0.99], ['ochre', 'rust', 'gold'], { count: 150, size: 5 });
      s.herd('bonte-bentheimer', [
        [0.35, 0.74, 0.15],
        [0.73, 0.74, -0.15],
        [0.24, 0.93, -0.28],
        [0.6, 0.96, 0.34],
      ]);
      s.herd(
        'bonte-bentheimer',
        [
          [0.42, 0.92, 0.12],
          [0.8, 0.93, -0.13],
        ],
        { sex: 'young' },
      );
    },
  },
  'stijn-claessens': {
    animal: 'pig',
    place: 'Meierij',
    season: 'spring',
    middle: 0.62,
    set: (s) => {
      s.sky('day', 0.44, { sunX: 0.72, clouds: [[0.24, 0.14, 0.9]] });
      s.field(level(0.44), 'far', 6);
      s.row('poplar', { from: 0.5, to: 1, count: 14, on: 0.48, scale: 0.5, uneven: 0.12 });
      s.field(level(0.5), 'spring', 10);
      s.house('langgevel', [0.3, 0.6], 0.95);
      s.house('arc', [0.62, 0.62], 0.7);
      s.house('arc', [0.76, 0.61], 0.6);
      s.fence([0.44, 1.02], 0.66, { posts: 9, height: 34 });
      s.field(rolling(0.66, { by: 0.01, times: 6 }), 'mud', 14);
      s.pond([0.44, 0.85], [0.17, 0.07]);
      s.herd('duroc', [
        [0.2, 0.78, -0.17],
        [0.82, 0.76, 0.16],
        [0.68, 0.96, 0.36],
      ]);
      s.herd('duroc', [[0.48, 0.88, -0.2]], { sex: 'castrated' });
      s.sprinkle([0.88, 0.99], ['gold', 'ochre'], { count: 60, size: 4 });
    },
  },
  'chantal-esajas': {
    animal: 'pig',
    place: 'Zeeuws-Vlaanderen',
    season: 'summer',
    set: (s) => {
      s.sky('sunset', 0.42, { sunX: 0.2, clouds: [[0.7, 0.14, 0.9]] });
      s.field(level(0.42), 'far', 4);
      s.thing('spire', [0.12, 0.45], 0.5);
      s.field(rolling(0.47, { by: 0.004 }), 'lush', 4);
      s.row('poplar', { from: 0.2, to: 0.56, count: 10, on: 0.49, scale: 0.4 });
      s.field(level(0.53), 'wheat', 4);
      s.field(level(0.58), 'meadow', 14);
      s.house('zeeuwseSchuur', [0.72, 0.64], 0.85);
      s.sea(rolling(0.66, { by: 0.01, times: 3 }), 0.73, { rows: 5 });
      s.field(rolling(0.72, { by: 0.01, times: 3 }), 'spring', 12);
      s.reeds([0.02, 0.34], 0.75, { height: 44 });
      s.herd('berkshire', [
        [0.22, 0.88, -0.22],
        [0.56, 0.96, 0.34],
      ]);
      s.herd('landvarken', [[0.8, 0.88, -0.26]], { sex: 'male' });
      s.tufts(0.9, 22);
    },
  },
  'jaap-bakelaar': {
    animal: 'sheep',
    place: 'Texel',
    season: 'spring',
    set: (s) => {
      s.sky('clouds', 0.4, {
        clouds: [
          [0.3, 0.14, 0.9],
          [0.8, 0.1, 1],
        ],
      });
      s.sea(level(0.38), 0.5, { base: 'teal', light: 'sea', dark: 'ink', rows: 7 });
      s.field(rolling(0.46, { by: 0.02, times: 7 }), 'sand', 6);
      s.house('vuurtoren', [0.86, 0.5], 0.6);
      s.field(rolling(0.54, { by: 0.015, times: 4 }), 'spring', 16);
      s.house('schapenboet', [0.27, 0.64], 0.95);
      s.hedge([0.38, 1.01], 0.66, 0.32);
      s.herd('texel', [
        [0.54, 0.64, 0.12, 'grazing'],
        [0.62, 0.62, -0.11],
        [0.16, 0.82, -0.2, 'grazing'],
        [0.76, 0.8, 0.2],
        [0.44, 0.95, 0.36],
      ]);
      s.herd(
        'texel',
        [
          [0.62, 0.94, -0.2],
          [0.7, 0.95, 0.18],
        ],
        { hasShadow: false },
      );
      s.birds([0.45, 0.16], [0.3, 0.16], 7);
      s.tufts(0.88, 24);
    },
  },
  'hilde-kamping': {
    animal: 'sheep',
    place: 'Dwingelderveld',
    season: 'autumn',
    set: (s) => {
      s.sky('sunset', 0.44, { sunX: 0.62 });
      s.field(level(0.44), 'hill', 4);
      s.row('conifer', { from: 0, to: 1, count: 30, on: 0.46, scale: 0.24 });
      s.field(rolling(0.48, { by: 0.01, times: 6 }), 'heath', 14);
      s.house('schaapskooi', [0.2, 0.6], 0.9);
      s.row('birch', { from: 0.8, to: 0.98, count: 4, on: 0.62, scale: 0.75 });
      s.plant('juniper', [0.4, 0.62], 0.6);
      s.plant('juniper', [0.44, 0.63], 0.45);
      s.field(rolling(0.7, { by: 0.02, times: 4, from: 2 }), 'heath', 12);
      s.herd('drents', [
        [0.42, 0.7, 0.12, 'grazing'],
        [0.37, 0.69, -0.12],
        [0.81, 0.7, 0.12, 'grazing'],
        [0.66, 0.72, 0.14],
        [0.3, 0.86, -0.2, 'grazing'],
        [0.74, 0.88, 0.22, 'grazing'],
        [0.52, 0.95, 0.34],
      ]);
      s.dog([0.16, 0.9], 1.1, true);
      s.tufts(0.86, 34, { ink: 'wine', light: 'rose' });
    },
  },
  'anton-ruiter': {
    animal: 'boar',
    place: 'Veluwe',
    season: 'autumn',
    set: (s) => {
      s.sky('dusk', 0.42, { sunX: 0.24 });
      s.field(level(0.44), 'hill', 6);
      s.row('pine', { from: 0, to: 1, count: 24, on: 0.5, scale: 0.42 });
      s.field(rolling(0.52, { by: 0.015, times: 5 }), 'autumn', 10);
      s.house('hoogzit', [0.72, 0.62], 0.85);
      s.row('pine', { from: 0.02, to: 0.24, count: 4, on: 0.68, scale: 0.85 });
      s.plant('pine', [0.93, 0.72], 1.1);
      s.field(rolling(0.68, { by: 0.02, times: 4, from: 1 }), 'leafFall', 12);
      s.animals('deer', {}, [[0.49, 0.68, 0.26]]);
      s.animals('deer', { sex: 'female' }, [
        [0.43, 0.68, -0.2],
        [0.38, 0.67, 0.18],
      ]);
      s.herd('zwijn', [
        [0.2, 0.94, -0.3],
        [0.6, 0.96, 0.38],
      ]);
      s.tufts(0.86, 34, { ink: 'ink', light: 'ochre' });
    },
  },
  'elsbeth-meijerink': {
    animal: 'deer',
    place: 'Salland',
    season: 'summer',
    set: (s) => {
      s.sky('morning', 0.44, { sunX: 0.8 });
      s.ridge('-.02,.46 .12,.42 .3,.34 .5,.4 .7,.45 1.02,.46', { base: '#6F8A72', light: 'sage', dark: 'pine' });
      s.row('tree', { from: 0.14, to: 0.5, count: 12, on: rolling(0.42, { by: 0.01 }), scale: 0.26 });
      s.field(level(0.5), 'spring', 16);
      s.house('hallenhuis', [0.42, 0.58], 0.6);
      s.plant('oak', [0.9, 0.6], 0.8);
      s.fence([-0.01, 1.01], 0.62, { posts: 18, height: 58 });
      s.field(level(0.64), 'meadow', 12);
      s.animals('deer', { sex: 'female' }, [
        [0.22, 0.76, 0.26],
        [0.37, 0.74, -0.24],
        [0.76, 0.76, 0.26],
        [0.3, 0.95, 0.4],
      ]);
      s.animals('deer', { sex: 'young' }, [[0.44, 0.93, -0.22]]);
      s.animals('deer', {}, [[0.66, 0.97, -0.62]]);
      s.tufts(0.88, 26);
    },
  },
  'adrie-vermeulen': {
    animal: 'game',
    place: 'Schouwen',
    season: 'autumn',
    set: (s) => {
      s.sky('sunset', 0.42, { sunX: 0.7, clouds: [[0.3, 0.14, 0.8]] });
      s.field(level(0.42), 'far', 4);
      s.thing('spire', [0.84, 0.46], 0.55);
      s.field(level(0.46), 'plough', 5);
      s.field(rolling(0.52, { by: 0.006, times: 2 }), 'lush', 5);
      s.row('tree', { from: 0.02, to: 0.3, count: 6, on: 0.54, scale: 0.5 });
      s.sea(rolling(0.58, { by: 0.01 }), 0.7, { base: 'sky', dark: 'sea', rows: 7 });
      s.animals('duck', {}, [
        [0.38, 0.67, -0.08],
        [0.43, 0.65, -0.07],
        [0.73, 0.66, 0.08],
      ]);
      s.reeds([-0.01, 0.26], 0.74, { height: 90, isDry: true });
      s.reeds([0.74, 1.01], 0.74, { height: 90, isDry: true });
      s.field(rolling(0.72, { by: 0.012, times: 4 }), 'autumn', 12);
      s.herd('fazant', [
        [0.3, 0.86, -0.24],
        [0.6, 0.96, 0.42],
      ]);
      s.birds([0.4, 0.12], [0.25, 0.14], 8);
      s.tufts(0.86, 34, { ink: 'brown', light: 'ochre' });
    },
  },
  'bram-nelissen': {
    animal: 'turkey',
    place: 'Noord-Limburg',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.42, { sunX: 0.26 });
      s.field(level(0.43), 'far', 5);
      s.row('poplar', { from: 0.5, to: 1, count: 12, on: 0.46, scale: 0.42 });
      s.field(level(0.49), 'stubble', 4);
      s.house('langgevel', [0.7, 0.58], 0.8);
      s.plant('tree', [0.9, 0.6], 0.8);
      s.field(level(0.58), 'sand', 3);
      s.vines(0.6, 1.04, { count: 11, to: 0.3, ink: 'leaf', light: 'gold' });
      s.herd('kalkoen', [
        [0.22, 0.78, -0.24],
        [0.8, 0.78, 0.24],
        [0.4, 0.86, -0.3],
        [0.62, 0.97, 0.5],
      ]);
      s.tufts(0.92, 16);
    },
  },
  'gerda-van-ginkel': {
    animal: 'duck',
    place: 'Veluwemeer',
    season: 'summer',
    set: (s) => {
      s.sky('day', 0.42, { sunX: 0.2, clouds: [[0.62, 0.14, 1]] });
      s.sea(level(0.42), 0.54, { base: 'sea', rows: 7 });
      s.thing('boat', [0.84, 0.5], 0.22);
      s.field(level(0.52), 'spring', 16);
      s.house('hallenhuis', [0.3, 0.62], 0.8);
      s.row('willow', { from: 0.56, to: 0.94, count: 4, on: 0.66, scale: 0.7 });
      s.shape('-.02,.74c .5,.7 1.02,.73c 1.02,.84c .5,.82 -.02,.86c', 'sky', 'pine');
      s.animals('duck', { isWhiteDuck: true }, [
        [0.2, 0.9, 0.09],
        [0.44, 0.89, -0.09],
        [0.8, 0.88, 0.09],
      ]);
      s.herd('pekingeend', [
        [0.48, 0.7, 0.11],
        [0.84, 0.72, -0.12],
        [0.34, 0.97, -0.18],
        [0.6, 0.98, 0.28],
      ]);
      s.tufts(0.9, 24);
    },
  },
  'pieter-romkes': {
    animal: 'fish',
    place: 'Urk',
    season: 'summer',
    set: (s) => {
      s.sky('dawn', 0.5, { sunX: 0.72 });
      s.field(rolling(0.44, { by: 0.02, times: 3, from: 1 }), 'far', 4);
      s.house('vuurtoren', [0.2, 0.5], 0.8);
      for (const [x, k] of [
        [0.28, 0.5],
        [0.35, 0.55],
        [0.42, 0.46],
        [0.12, 0.44],
      ] as const)
        s.house('dijkhuis', [x, 0.51], k);
      s.sea(level(0.5), 1.03, { base: 'teal', light: 'sea', dark: 'ink', rows: 22 });
      s.glitter(0.72, [0.52, 0.98]);
      s.thing('boat', [0.5, 0.86], 1.35);
      s.thing('boat', [0.86, 0.6], 0.34);
      s.birds([0.36, 0.1], [0.4, 0.24], 11);
    },
  },
  'ruben-leidsman': {
    animal: 'codfish',
    place: 'Båtsfjord',
    season: 'winter',
    set: (s) => {
      s.sky('night', 0.5, { sunX: 0.3 });
      s.ridge(
        '-.02,.5 .08,.34 .16,.22c .24,.4 .34,.28c .44,.48 .56,.5 .66,.3 .76,.16c .86,.36 .93,.26c 1.02,.46c',
        { base: '#3F5A66', light: 'sky', dark: 'ink' },
        {
          snow: [
            [0.16, 0.22, 0.06],
            [0.34, 0.28, 0.045],
            [0.76, 0.16, 0.07],
            [0.93, 0.26, 0.04],
          ],
        },
      );
      s.field(rolling(0.51, { by: 0.01, times: 7 }), 'snow', 3);
      s.sea(level(0.55), 1.03, { base: '#2F5F66', light: 'sea', dark: 'ink', rows: 22 });
      s.house('rorbu', [0.16, 0.6], 0.7);
      s.house('rorbu', [0.27, 0.59], 0.55);
      s.house('rorbu', [0.84, 0.6], 0.7);
      s.glitter(0.3, [0.6, 0.96], 'cream');
      s.thing('boat', [0.54, 0.86], 1.2);
      s.sprinkle([0.04, 0.9], ['cream'], { count: 150, size: 3 });
    },
  },
  'femke-tolsma': {
    animal: 'salmon',
    place: 'Naknek, Alaska',
    season: 'summer',
    set: (s) => {
      s.sky('clouds', 0.42, {
        clouds: [
          [0.24, 0.12, 1],
          [0.7, 0.16, 0.8],
        ],
      });
      s.ridge(
        '-.02,.4 .1,.3 .2,.2c .3,.34 .4,.26c .5,.4 .66,.36 .78,.22c .9,.36 1.02,.34c',
        { base: 'teal', light: 'sky', dark: 'ink' },
        {
          snow: [
            [0.2, 0.2, 0.06],
            [0.4, 0.26, 0.04],
            [0.78, 0.22, 0.06],
          ],
        },
      );
      s.field(level(0.44), 'hill', 4);
      s.row('conifer', { from: 0, to: 1, count: 34, on: 0.47, scale: 0.3 });
      s.sea(level(0.48), 0.8, { base: 'sea', rows: 14 });
      s.fence([0.2, 0.86], 0.66, { posts: 14, height: 40 });
      s.field(rolling(0.77, { by: 0.02, times: 3, from: 2 }), 'sand', 10);
      s.house('hut', [0.14, 0.82], 1.1);
      s.animals('salmon', {}, [
        [0.4, 0.84, 0.2],
        [0.7, 0.84, -0.22],
      ]);
      s.birds([0.3, 0.14], [0.4, 0.2], 9);
      s.tufts(0.94, 20, { ink: 'moss', light: 'leaf' });
    },
  },
  'frans-cuypers': {
    animal: 'vines',
    place: 'Eijsden',
    season: 'autumn',
    set: (s) => {
      s.sky('golden', 0.4, { sunX: 0.74 });
      s.field(rolling(0.38, { by: 0.04, times: 3, from: 1 }), 'far', 8);
      s.sea(level(0.47), 0.56, { base: 'sky', dark: 'sea', rows: 5 });
      s.field(rolling(0.52, { by: 0.02, times: 3 }), 'meadow', 6);
      s.house('mergelhuis', [0.32, 0.6], 0.95);
      s.row('poplar', { from: 0.44, to: 0.56, count: 4, on: 0.6, scale: 0.6 });
      s.thing('spire', [0.86, 0.56], 0.5);
      s.field(level(0.6), 'plough', 10);
      s.vines(0.62, 1.08, { count: 13, to: 0.62, ink: 'moss', light: 'ochre' });
    },
  },
} satisfies Record<string, Farm>;
