import { rolling } from '../farms/stage.ts';
import type { Month } from './month.ts';

export const winterMonths = {
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
      land.lowHorizon(s, { y: 0.38 });
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
