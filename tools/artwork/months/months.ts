// Twelve plates: what runs, swims and rests on the land in each month. Each is told by one thing at the size of a card.
import { level, rolling } from '../farms/stage.ts';
import type { Month } from './month.ts';

export const months = {
  /** Snow, and the cows in front of the stable. */
  '01': {
    season: 'winter',
    alt: [
      'Januari: koeien bij de stal, in de sneeuw',
      'Januar: Kühe vor dem Stall, im Schnee',
      'January: cows by the barn in the snow',
      'Janvier : vaches devant l’étable, dans la neige',
    ],
    set: (s, land) => {
      s.sky('grey', 0.4, {
        clouds: [
          [0.22, 0.12, 1.3],
          [0.72, 0.1, 1.5],
        ],
      });
      land.horizon(s, { y: 0.4, isSnowed: true });
      s.field(rolling(0.47, { by: 0.012, times: 4 }), 'snow', 8);
      s.house(land.snowedHouse, [0.62, 0.66], 2.1);
      s.plant('bare', [0.14, 0.68], 2.3);
      s.field(rolling(0.66, { by: 0.012, times: 3, from: 1 }), 'snow', 9);
      s.fence([-0.02, 0.36], 0.74, { posts: 5, height: 60 });
      s.herd(land.cow, [
        [0.86, 0.8, -0.24],
        [0.16, 0.85, -0.26, 'grazing'],
        [0.5, 0.97, 0.4],
      ]);
      s.sprinkle([0.02, 0.97], ['cream'], { count: 170, size: 6 });
    },
  },
  /** Thaw: mud, the last snow, pigs in front of their huts. */
  '02': {
    season: 'winter',
    alt: [
      'Februari: varkens in de modder, de laatste sneeuw',
      'Februar: Schweine im Schlamm, letzter Schnee',
      'February: pigs in the mud, the last of the snow',
      'Février : cochons dans la boue, la dernière neige',
    ],
    set: (s, land) => {
      s.sky('clouds', 0.38, {
        clouds: [
          [0.3, 0.14, 1.2],
          [0.8, 0.1, 1],
        ],
      });
      land.horizon(s, { y: 0.38 });
      s.field(rolling(0.44, { by: 0.01, times: 5 }), 'plough', 6);
      s.row('bare', { from: 0.06, to: 0.98, count: 5, on: 0.52, scale: 1.1 });
      s.field(rolling(0.52, { by: 0.012, times: 3 }), 'mud', 14);
      s.house('arc', [0.24, 0.66], 1.5);
      s.house('arc', [0.78, 0.64], 1.3);
      for (const line of [
        '-.02,.6c .08,.585 .2,.6 .12,.62 -.02,.625c',
        '.4,.58 .5,.57 .62,.585 .52,.6',
        '.86,.76 .94,.745 1.02,.75c 1.02,.79c .92,.785',
        '.02,.9 .12,.88 .2,.9 .12,.925',
      ])
        s.shape(line, 'cream', 'brown');
      s.pond([0.8, 0.92], [0.17, 0.055]);
      s.herd(land.pig, [
        [0.54, 0.69, -0.15],
        [0.84, 0.8, 0.2],
        [0.16, 0.82, -0.21],
        [0.44, 0.97, 0.34],
      ]);
    },
  },
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
      land.horizon(s, { y: 0.4 });
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
      land.horizon(s, { y: 0.4 });
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
  /** Night, snow, lit windows. */
  '12': {
    season: 'winter',
    alt: [
      'December: sneeuw, licht achter de ramen, reeën',
      'Dezember: Schnee, Licht in den Fenstern, Rehe',
      'December: snow, lit windows and roe deer',
      'Décembre : neige, fenêtres allumées, chevreuils',
    ],
    set: (s, land) => {
      s.sky('night', 0.44, { sunX: 0.2 });
      land.horizon(s, { y: 0.42, isSnowed: true });
      s.row('conifer', { from: 0.4, to: 1.02, count: 11, on: 0.5, scale: 0.9 });
      s.field(rolling(0.5, { by: 0.02, times: 3, from: 2 }), 'snow', 10);
      s.house(land.litHouse, [0.56, 0.72], 2.2);
      s.row('conifer', { from: 0.02, to: 0.18, count: 2, on: 0.74, scale: 2.2 });
      s.plant('conifer', [0.93, 0.76], 2.6);
      s.field(rolling(0.72, { by: 0.015, times: 3 }), 'snow', 10);
      s.animals('roe', { sex: 'female' }, [
        [0.3, 0.9, -0.28],
        [0.16, 0.94, 0.3],
      ]);
      s.animals('roe', {}, [[0.72, 0.96, 0.4]]);
      s.sprinkle([0.02, 0.97], ['cream'], { count: 220, size: 6 });
    },
  },
} satisfies Record<string, Month>;

export type MonthName = keyof typeof months;

export function monthOf(name: MonthName): Month {
  return months[name];
}
