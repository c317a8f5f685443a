import type { PaletteName } from '../palettes.ts';
import type { Stage } from '../farms/stage.ts';
import { level } from '../farms/stage.ts';
import type { Land } from './month.ts';

/** Three countries share Kudde's plates: no mill, a church that could stand in any of them. */
function plain(stage: Stage, { y, isSnowed = false }: { y: number; isSnowed?: boolean }) {
  stage.field(level(y), isSnowed ? 'snow' : 'far', 4);
  stage.thing('spire', [0.84, y + 0.04], 0.75);
  stage.row('tree', { from: 0.02, to: 0.34, count: 7, on: y + 0.035, scale: 0.5 });
}

const alps = { base: 'teal', light: 'sky', dark: 'ink' } as const;

function mountains(stage: Stage, { y, isSnowed = false }: { y: number; isSnowed?: boolean }) {
  const peak = (share: number) => (y - share).toFixed(3);
  stage.ridge(
    `-.02,${peak(0.02)} .1,${peak(0.12)} .2,${peak(0.24)}c .28,${peak(0.12)} .34,${peak(0.16)}c .46,${peak(0.01)} .62,${peak(0.05)} .74,${peak(0.19)}c .82,${peak(0.08)} .88,${peak(0.13)}c 1.02,${peak(0.02)}`,
    alps,
    {
      snow: [
        [0.2, y - 0.24, isSnowed ? 0.075 : 0.045],
        [0.34, y - 0.16, isSnowed ? 0.05 : 0.025],
        [0.74, y - 0.19, isSnowed ? 0.065 : 0.035],
        [0.88, y - 0.13, isSnowed ? 0.045 : 0.025],
      ],
    },
  );
  stage.field(level(y), isSnowed ? 'snow' : 'lush', 4);
  stage.row('conifer', { from: 0, to: 0.36, count: 12, on: y + 0.035, scale: 0.5 });
  stage.thing('church', [0.84, y + 0.05], 0.7);
}

/** Where Weidekiste's land is low: a dike instead of the Alps. */
function lowland(stage: Stage, { y }: { y: number }) {
  stage.field(level(y), 'far', 4);
  stage.thing('spire', [0.9, y + 0.04], 0.6);
  stage.row('tree', { from: 0.02, to: 0.3, count: 6, on: y + 0.035, scale: 0.45 });
  stage.field(level(y + 0.035), 'lush', 3);
}

export const lands: Record<PaletteName, Land> = {
  kudde: {
    cow: 'limousin',
    ewe: 'texel',
    hen: 'red-ranger',
    pig: 'duroc',
    house: 'hoeve',
    snowedHouse: 'snowedHoeve',
    litHouse: 'litHoeve',
    feastBird: 'kalkoen',
    horizon: plain,
    lowHorizon: plain,
  },
  weide: {
    cow: 'fleckvieh',
    ewe: 'rhoenschaf',
    hen: 'vorwerk',
    pig: 'duroc',
    house: 'alpenhof',
    snowedHouse: 'snowedAlpenhof',
    litHouse: 'litAlpenhof',
    feastBird: 'landgans',
    horizon: mountains,
    lowHorizon: lowland,
  },
};
