// Joints by the piece: beef, pork and turkey.
import type { Sheet } from '../engine/sheet.ts';
import { bayLeaf } from '../dishes/sides.ts';
import { garlic, onion, rosemary, thyme } from '../dishes/garnish.ts';
import * as b from './butchery.ts';
import { joint } from './joint.ts';

export const joints = {
  roastBeef: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onPine,
      ties: 0,
      marbling: 14,
      dress: (s) => thyme(s, { x: 500, y: 566, length: 220, angle: -0.08 }),
    }),
  striploinRoast: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onOchre,
      cap: 'fat',
      marbling: 46,
      dress: (s) => rosemary(s, { x: 180, y: 570, length: 200, angle: -0.1 }),
    }),
  striploinTied: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onTeal,
      cap: 'fat',
      ties: 4,
      coat: b.oldBeef,
      flesh: b.beef,
      marbling: 34,
      dress: (s) => garlic(s, { x: 860, y: 550, scale: 0.85, angle: 0.3 }),
    }),
  rolledBeef: (sheet: Sheet) =>
    joint(sheet, { ground: b.onSage, ties: 5, spiral: true, dress: (s) => bayLeaf(s, { x: 180, y: 560, angle: 0.2 }) }),
  beefRoast: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onTeal,
      ties: 3,
      coat: b.oldBeef,
      flesh: b.beef,
      seams: ['240,330 300,350 370,330'],
      dress: (s) => onion(s, { x: 870, y: 520, scale: 0.9 }),
    }),
  topside: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onMoss,
      cap: 'fat',
      ties: 4,
      marbling: 10,
      dress: (s) => thyme(s, { x: 160, y: 566, length: 200, angle: -0.1 }),
    }),
  neck: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onTeal,
      coat: b.darkPork,
      flesh: b.pork,
      marbling: 60,
      seams: ['250,300 300,330 350,300', '262,400 310,380 356,410', '300,230 310,330 300,460'],
      dress: (s) => garlic(s, { x: 860, y: 540, scale: 0.9, angle: 0.3 }),
    }),
  crackling: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onSage,
      coat: b.pork,
      cap: 'rind',
      marbling: 30,
      dress: (s) => bayLeaf(s, { x: 180, y: 566, angle: 0.2 }),
    }),
  porkShoulder: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onGold,
      coat: b.pork,
      flesh: b.darkPork,
      cap: 'rind',
      ties: 3,
      marbling: 40,
      seams: ['244,320 300,300 366,340', '290,470 300,400 320,330'],
      dress: (s) => rosemary(s, { x: 180, y: 570, length: 190, angle: -0.1 }),
    }),
  turkeyBreast: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onMoss,
      coat: b.skin,
      flesh: b.turkey,
      ties: 3,
      marbling: 0,
      dress: (s) => thyme(s, { x: 180, y: 566, length: 200, angle: -0.1 }),
    }),
} as const;
