// Landscapes of the regions that have no scene of their own, for animals in front of them.
import type { Sheet } from '../engine/sheet.ts';
import type { Setting } from '../scenes/land.ts';
import { Stage, level, rolling } from './stage.ts';

/** Heather, birches and a sheepfold; the flock and its dog where nobody else stands in front. */
export function heath(sheet: Sheet, { sunX = 0.7, horizon = 0.46, isClear = false, country }: Setting) {
  const s = new Stage(sheet, 'autumn');
  s.sky('sunset', horizon, { sunX });
  s.field(level(horizon), 'hill', 4);
  s.row('conifer', { from: 0, to: 1, count: 30, on: horizon + 0.015, scale: 0.3 });
  s.field(rolling(horizon + 0.04, { by: 0.008, times: 6 }), 'heath', 16);
  s.house('schaapskooi', [0.14, horizon + 0.1], 0.7);
  s.row('birch', { from: 0.84, to: 0.98, count: 3, on: horizon + 0.13, scale: 0.9 });
  s.plant('juniper', [0.3, horizon + 0.09], 0.6);
  s.field(rolling(horizon + 0.24, { by: 0.012, times: 4, from: 2 }), 'heath', 12);
  s.field(rolling(horizon + 0.38, { by: 0.008, times: 4 }), 'meadow', 8);
  if (!isClear) {
    s.herd(country === 'de' ? 'rhoenschaf' : 'drents', [
      [0.62, horizon + 0.2, 0.11, 'grazing'],
      [0.72, horizon + 0.21, -0.11],
      [0.5, horizon + 0.22, 0.12],
      [0.84, horizon + 0.27, 0.15, 'grazing'],
      [0.32, horizon + 0.28, -0.16, 'grazing'],
      [0.7, horizon + 0.36, 0.2],
      [0.5, horizon + 0.46, 0.3, 'grazing'],
    ]);
    s.dog([0.18, horizon + 0.42], 1.5, true);
  }
  s.tufts(horizon + 0.3, 36, { ink: 'wine', light: 'rose' });
}

/** Flat pasture between a sea dike and the tide. */
export function marsh(sheet: Sheet, { sunX = 0.7, horizon = 0.46 }: Setting) {
  const s = new Stage(sheet, 'summer');
  s.sky('day', horizon, {
    sunX,
    clouds: [
      [0.2, 0.14, 1.1],
      [0.46, 0.09, 0.8],
    ],
  });
  s.sea(level(horizon - 0.02), horizon + 0.08, { base: 'teal', light: 'sea', dark: 'ink', rows: 6 });
  s.field(rolling(horizon + 0.03, { by: 0.006, times: 3 }), 'salt', 4);
  s.field(rolling(horizon + 0.07, { by: 0.012, times: 2.4, from: 2 }), 'lush', 5);
  s.house('vuurtoren', [0.9, horizon + 0.1], 0.7);
  s.field(level(horizon + 0.14), 'spring', 20);
  s.house('friesenhaus', [0.14, horizon + 0.15], 0.62);
  s.shape(`.3,${horizon + 0.15}c .31,${horizon + 0.15}c .2,.8 .1,1.02c -.06,1.02c .14,.8`, 'sky', 'ink');
  s.birds([0.36, 0.12], [0.24, 0.12], 7);
  s.tufts(horizon + 0.3, 34);
}

/** Rough hills above the sea, a white croft. */
export function moor(sheet: Sheet, { sunX = 0.7, horizon = 0.46 }: Setting) {
  const s = new Stage(sheet, 'autumn');
  s.sky('morning', horizon, { sunX });
  s.ridge(
    `-.02,${horizon - 0.06} .12,${horizon - 0.16} .26,${horizon - 0.2}c .36,${horizon - 0.08} .5,${horizon - 0.02} .66,${horizon - 0.08} .82,${horizon - 0.18} 1.02,${horizon - 0.1}`,
    { base: '#6E6480', light: 'sky', dark: 'ink' },
  );
  s.sea(level(horizon), horizon + 0.08, { base: 'sea', rows: 6 });
  s.field(rolling(horizon + 0.06, { by: 0.012, times: 4, from: 1 }), 'moor', 14);
  s.house('croft', [0.85, horizon + 0.12], 0.6);
  s.field(rolling(horizon + 0.22, { by: 0.015, times: 3, from: 2 }), 'meadow', 14);
  s.sprinkle([horizon + 0.2, 0.98], ['#9C6A83', 'rose'], { count: 120, size: 4 });
  s.tufts(horizon + 0.28, 36, { ink: 'brown', light: 'ochre' });
}

/** High pasture with walls of dark stone and a herdsman's hut. */
export function plateau(sheet: Sheet, { sunX = 0.7, horizon = 0.46 }: Setting) {
  const s = new Stage(sheet, 'spring');
  s.sky('day', horizon, { sunX, clouds: [[0.24, 0.16, 1.1]] });
  s.field(rolling(horizon - 0.02, { by: 0.03, times: 2.6, from: 1.2 }), 'far', 8);
  s.field(rolling(horizon + 0.06, { by: 0.02, times: 3.6, from: 4 }), 'meadow', 10);
  s.wall([0, 1], rolling(horizon + 0.08, { by: 0.02, times: 3.6, from: 4 }), 9);
  s.house('buron', [0.14, horizon + 0.15], 0.7);
  s.field(rolling(horizon + 0.2, { by: 0.015, times: 3, from: 0.6 }), 'spring', 16);
  s.wall([0.62, 1.01], rolling(horizon + 0.22, { by: 0.015, times: 3, from: 0.6 }), 22);
  s.sprinkle([horizon + 0.24, 0.98], ['gold', 'cream', 'ochre'], { count: 150, size: 4 });
  s.tufts(horizon + 0.34, 24);
}
