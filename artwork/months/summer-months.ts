import { level, rolling } from '../farms/stage.ts';
import type { Month } from './month.ts';

export const summerMonths = {
  /** Hay in bales on the mown field. */
  '06': {
    season: 'summer',
    alt: [
      'Juni: hooien, de pakken staan op het land',
      'Juni: Heuernte, die Ballen stehen auf dem Feld',
      'June: haymaking, the bales are on the field',
      'Juin : les foins, les bottes sont au champ',
    ],
    set: (s, land) => {
      s.sky('day', 0.38, { sunX: 0.6 });
      land.horizon(s, { y: 0.38 });
      s.row('tree', { from: 0.4, to: 1, count: 6, on: 0.46, scale: 0.9 });
      s.field(level(0.46), 'lush', 3);
      s.herd(land.cow, [
        [0.16, 0.52, 0.1, 'grazing'],
        [0.27, 0.52, -0.1, 'grazing'],
        [0.7, 0.52, 0.1],
      ]);
      s.field(rolling(0.51, { by: 0.006, times: 3 }), 'summer', 8);
      s.vines(0.54, 1.06, { count: 9, to: 0.5, ink: '#A9A04A', light: 'gold' });
      s.thing('hay', [0.86, 0.67], 1.1);
      s.thing('hay', [0.12, 0.74], 1.4);
      s.thing('hay', [0.4, 0.63], 0.7);
      s.thing('hay', [0.6, 0.94], 2.8);
    },
  },
  /** The herd rests in the shade. */
  '07': {
    season: 'summer',
    alt: [
      'Juli: de kudde rust in de schaduw',
      'Juli: die Herde ruht im Schatten',
      'July: the herd resting in the shade',
      'Juillet : le troupeau à l’ombre',
    ],
    set: (s, land) => {
      s.sky('golden', 0.38, { sunX: 0.84 });
      land.horizon(s, { y: 0.38 });
      s.field(rolling(0.45, { by: 0.012, times: 4 }), 'wheat', 5);
      s.field(rolling(0.52, { by: 0.012, times: 3 }), 'summer', 20);
      s.shape('-.02,.78c .2,.7 .5,.69 .76,.76 .84,.86 .6,.94 .2,.96 -.02,.93c', 'moss');
      s.plant('oak', [0.34, 0.76], 4.1);
      s.herd(land.cow, [
        [0.64, 0.78, 0.22, 'lying'],
        [0.14, 0.86, 0.26, 'lying'],
        [0.5, 0.94, 0.34, 'lying'],
        [0.86, 0.88, -0.34],
      ]);
      s.tufts(0.9, 22, { ink: 'brown', light: 'gold' });
    },
  },
  /** Thunder over the stubble. */
  '08': {
    season: 'summer',
    alt: [
      'Augustus: schapen op de stoppels, onweer op komst',
      'August: Schafe auf Stoppeln, Gewitter zieht auf',
      'August: sheep on the stubble, thunder coming',
      'Août : moutons dans les chaumes, l’orage arrive',
    ],
    set: (s, land) => {
      s.sky('storm', 0.44, {
        clouds: [
          [0.2, 0.14, 1.9],
          [0.84, 0.1, 1.8],
          [0.56, 0.2, 1.7],
        ],
      });
      s.shape('.5,.16c .56,.17c .525,.26c .56,.265c .47,.43c .495,.3c .46,.295c', 'gold', 'ink');
      s.field(level(0.43), 'lush', 3);
      s.row('tree', { from: 0.02, to: 0.98, count: 12, on: 0.46, scale: 0.5 });
      s.field(level(0.47), 'wheat', 5);
      s.field(rolling(0.54, { by: 0.008, times: 3 }), 'stubble', 20);
      s.thing('hay', [0.88, 0.6], 0.8);
      s.thing('hay', [0.12, 0.62], 0.9);
      s.herd(land.ewe, [
        [0.38, 0.66, -0.14, 'grazing'],
        [0.62, 0.65, 0.14],
        [0.17, 0.84, -0.25, 'grazing'],
        [0.85, 0.84, 0.25, 'grazing'],
        [0.52, 0.97, 0.4],
      ]);
      s.tufts(0.84, 40, { ink: 'brown', light: 'cream' });
    },
  },
} satisfies Record<string, Month>;
