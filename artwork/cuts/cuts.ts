// Every raw cut: its drawing, whose it is, what it is called where it is sold, and what it says to those who cannot see it.
import { beefCuts } from './beef-cuts.ts';
import { fishCuts } from './fish-cuts.ts';
import { gameCuts } from './game-cuts.ts';
import { lambCuts } from './lamb-cuts.ts';
import { porkCuts } from './pork-cuts.ts';
import { poultryCuts } from './poultry-cuts.ts';

export const cuts = { ...beefCuts, ...poultryCuts, ...porkCuts, ...lambCuts, ...fishCuts, ...gameCuts };

export type CutName = keyof typeof cuts;
