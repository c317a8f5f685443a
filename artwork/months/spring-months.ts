import { level, rolling } from '../farms/stage.ts';
import type { Month } from './month.ts';

export const springMonths = {
  /** Ewes and lambs on the first pale green. */
  '03': {
    season: 'spring',
    alt: [
      'Maart: ooien met lammeren tussen de narcissen',
      'März: Mutterschafe mit Lämmern zwischen Narzissen',
      'March: ewes and lambs among the daffodils',
      'Mars : brebis et agneaux parmi les jonquilles',
    ],
    set: (s, land) => {
      s.sky('morning', 0.4, { sunX: 0.28 });
      land.lowHorizon(s, { y: 0.4 });
      s.field(rolling(0.46, { by: 0.025, times: 4, from: 2 }), 'far', 10);
      s.plant('bare', [0.9, 0.6], 1.7);
      s.hedge([-0.01, 0.6], 0.58, 0.6);
      s.field(rolling(0.58, { by: 0.02, times: 3, from: 1 }), 'spring', 16);
      s.herd(land.ewe, [
        [0.74, 0.68, 0.16, 'grazing'],
        [0.16, 0.76, -0.24],
        [0.46, 0.92, 0.42],
      ]);
      s.herd(
        land.ewe,
        [
          [0.84, 0.69, -0.09],
          [0.28, 0.77, 0.12],
          [0.68, 0.9, -0.22],
          [0.82, 0.94, 0.22],
        ],
        { hasShadow: false },
      );
      s.sprinkle([0.64, 0.99], ['gold', 'ochre', 'gold'], { count: 120, size: 11 });
      s.tufts(0.84, 26);
    },
  },
  /** Blossom, and the hens under it. */
  '04': {
    season: 'spring',
    alt: [
      'April: kippen onder de bloesem',
      'April: Hühner unter den Blüten',
      'April: hens under the blossom',
      'Avril : poules sous les fleurs du verger',
    ],
    set: (s, land) => {
      s.sky('day', 0.4, { sunX: 0.78, clouds: [[0.36, 0.12, 1]] });
      land.lowHorizon(s, { y: 0.4 });
      s.field(level(0.46), 'spring', 20);
      s.row('fruit', { from: 0.1, to: 0.94, count: 6, on: 0.56, scale: 1.3, uneven: 0.1 });
      s.row('fruit', { from: 0.1, to: 0.92, count: 3, on: 0.74, scale: 2.9, uneven: 0.06 });
      s.sprinkle([0.74, 0.99], ['rose', 'cream'], { count: 170, size: 6 });
      s.herd(land.hen, [
        [0.14, 0.84, -0.2],
        [0.82, 0.86, 0.2],
        [0.32, 0.95, -0.3],
      ]);
      s.herd(land.hen, [[0.6, 0.97, 0.4]], { sex: 'male' });
    },
  },
  /** The cows are let out. */
  '05': {
    season: 'spring',
    alt: [
      'Mei: de koeien gaan naar buiten',
      'Mai: die Kühe kommen auf die Weide',
      'May: the cows are turned out',
      'Mai : les vaches sortent à l’herbe',
    ],
    set: (s, land) => {
      s.sky('day', 0.38, {
        sunX: 0.22,
        clouds: [
          [0.52, 0.12, 1.2],
          [0.86, 0.16, 0.9],
        ],
      });
      land.horizon(s, { y: 0.38 });
      s.field(rolling(0.44, { by: 0.012, times: 4 }), 'spring', 8);
      s.house(land.house, [0.2, 0.6], 1.7);
      s.plant('tree', [0.42, 0.6], 1.5);
      s.fence([0.5, 1.02], 0.6, { posts: 7, height: 62 });
      s.field(rolling(0.6, { by: 0.015, times: 3, from: 2 }), 'spring', 18);
      s.herd(land.cow, [
        [0.4, 0.7, 0.2],
        [0.86, 0.76, -0.26, 'grazing'],
        [0.16, 0.84, -0.28, 'grazing'],
        [0.56, 0.97, 0.48],
      ]);
      s.sprinkle([0.62, 0.99], ['gold', 'ochre'], { count: 210, size: 7 });
      s.tufts(0.84, 30);
    },
  },
} satisfies Record<string, Month>;
