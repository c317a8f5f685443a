import { level, rolling } from '../farms/stage.ts';
import type { Month } from './month.ts';

export const autumnMonths = {
  /** The boat goes out for mackerel. */
  '09': {
    season: 'summer',
    alt: [
      'September: de kotter op zee, makreel onder water',
      'September: der Kutter auf See, Makrelen darunter',
      'September: the boat at sea, mackerel below',
      'Septembre : un bateau en mer, des maquereaux',
    ],
    set: (s) => {
      s.sky('dawn', 0.42, { sunX: 0.2 });
      s.field(rolling(0.39, { by: 0.02, times: 2.6, from: 3.4 }), 'sand', 3);
      s.house('vuurtoren', [0.9, 0.41], 0.8);
      s.sea(level(0.41), 1.03, { base: 'teal', light: 'sea', dark: 'ink', rows: 26 });
      s.glitter(0.2, [0.43, 0.62]);
      s.thing('boat', [0.52, 0.6], 1.5);
      s.animals('fish', { hasShadow: false }, [
        [0.24, 0.86, -0.15],
        [0.76, 0.84, 0.14],
        [0.5, 0.98, 0.2],
      ]);
      s.birds([0.34, 0.1], [0.34, 0.16], 7);
    },
  },
  /** Falling leaves, boar under the oaks. */
  '10': {
    season: 'autumn',
    alt: [
      'Oktober: wilde zwijnen onder de eiken',
      'Oktober: Wildschweine unter den Eichen',
      'October: wild boar under the oaks',
      'Octobre : sangliers sous les chênes',
    ],
    set: (s) => {
      s.sky('golden', 0.42, { sunX: 0.54 });
      s.field(rolling(0.4, { by: 0.02, times: 4 }), 'autumn', 6);
      s.row('birch', { from: 0.3, to: 0.76, count: 6, on: 0.52, scale: 1 });
      s.row('oak', { from: 0, to: 1, count: 6, on: 0.57, scale: 1.3, skip: [0.36, 0.7] });
      s.field(rolling(0.57, { by: 0.015, times: 4, from: 1 }), 'leaves', 20);
      s.sprinkle([0.56, 0.99], ['rust', 'gold', 'brown'], { count: 320, size: 9 });
      s.plant('oak', [0.08, 0.8], 3);
      s.plant('oak', [0.95, 0.78], 2.8);
      s.herd('zwijn', [
        [0.36, 0.68, -0.14],
        [0.84, 0.74, 0.18],
        [0.2, 0.88, 0.26],
        [0.58, 0.97, 0.42],
      ]);
      s.sprinkle([0.2, 0.56], ['rust', 'brown'], { count: 26, size: 9, from: 0.2, to: 0.8 });
    },
  },
  /** The birds of the feasts in the fog. */
  '11': {
    season: 'winter',
    alt: {
      kudde: [
        'November: kalkoenen in de mist',
        'November: Puten im Nebel',
        'November: turkeys in the fog',
        'Novembre : dindes dans le brouillard',
      ],
      weide: [
        'November: ganzen in de mist',
        'November: Gänse im Nebel',
        'November: geese in the fog',
        'Novembre : oies dans le brouillard',
      ],
    },
    set: (s, land) => {
      s.sky('fog', 0.5);
      for (const [x, top] of [
        [0.06, 0.24],
        [0.2, 0.19],
        [0.33, 0.26],
        [0.47, 0.2],
        [0.62, 0.25],
        [0.93, 0.22],
      ] as const)
        s.shape(
          `${x - 0.005},.56c ${x - 0.008},.5 ${x - 0.032},.42 ${x - 0.02},${top + 0.08} ${x},${top} ${x + 0.02},${top + 0.08} ${x + 0.032},.42 ${x + 0.008},.5 ${x + 0.005},.56c`,
          '#B9BEB4',
        );
      s.field(level(0.55), 'mist', 6);
      s.shape(
        '.68,.62c .68,.5c .65,.5c .71,.38c .73,.38c .73,.34c .75,.34c .75,.38c .87,.38c .93,.5c .9,.5c .9,.62c',
        '#9DA39C',
      );
      s.shape('.73,.58c .73,.53c .765,.53c .765,.58c', 'gold');
      s.fog([0.56, 0.7], 18);
      s.plant('bare', [0.13, 0.72], 2.6);
      s.field(rolling(0.68, { by: 0.01, times: 3 }), 'autumn', 12);
      s.herd(land.feastBird, [
        [0.36, 0.76, -0.2],
        [0.52, 0.77, 0.2],
        [0.88, 0.8, 0.24],
      ]);
      s.fog([0.7, 0.79], 9);
      s.herd(land.feastBird, [
        [0.2, 0.95, -0.36],
        [0.64, 0.97, 0.46],
      ]);
      s.tufts(0.88, 20, { ink: 'brown', light: 'tan' });
    },
  },
} satisfies Record<string, Month>;
