// Landscapes, drawn straight into sheet space, so that they compose anew in any shape.
import type { Sheet } from '../engine/sheet.ts';
import { heath, marsh, moor, plateau } from '../farms/regions.ts';
import { alpine, forest } from './highlands.ts';
import { bocage, dales, vineyard } from './hills.ts';
import type { Setting } from './land.ts';
import { coast, polder, yard } from './lowlands.ts';

export const scenes = {
  polder,
  bocage,
  dales,
  alpine,
  coast,
  vineyard,
  forest,
  yard,
  heath,
  marsh,
  moor,
  plateau,
} satisfies Record<string, (sheet: Sheet, setting: Setting) => void>;

export type SceneName = keyof typeof scenes;
