// The raw cuts of sheep: a table.
import type { Motif } from '../motif.ts';
import { lambChops, lambNeck, lambShanks, lambShoulder, legs, racks } from './lamb.ts';
import { mince } from './minced.ts';
import { sausages } from './sausages.ts';
import { spreads } from './spreads.ts';
import { cut } from './cut.ts';

export const lambCuts = {
  'lamb-leg': cut(legs.lambLeg, 'sheep', {
    count: 1,
    names: 'lamsbout / lammkeule / leg of lamb / gigot',
    alt: ['Lamsbout', 'Lammkeule', 'Leg of lamb', "Gigot d'agneau"],
  }),
  'lamb-rack': cut(racks.lambRack, 'sheep', {
    count: 1,
    brands: 'Kudde',
    names: 'lamsrack / lammkarree / rack of lamb / carré',
    alt: ['Lamsrack met schone botjes', 'Lammkarree', 'Rack of lamb', "Carré d'agneau"],
  }),
  'lamb-chops': cut(lambChops, 'sheep', {
    count: 4,
    names: 'lamskotelet|schapenkotelet / lammkotelett / lamb chop / côtelette',
    alt: ['Vier lamskoteletten', 'Vier Lammkoteletts', 'Four lamb chops', "Quatre côtelettes d'agneau"],
  }),
  'lamb-mince': cut(mince.lamb, 'sheep', {
    names: 'lamsgehakt / lammhack / lamb mince / -',
    alt: ['Lamsgehakt', 'Lammhackfleisch', 'Lamb mince', 'Agneau haché'],
  }),
  'lamb-shanks': cut(lambShanks, 'sheep', {
    count: 2,
    names: 'lamsschenkel|schapenschenkel / lammhaxe / lamb shank / souris',
    alt: ['Twee lamsschenkels', 'Zwei Lammhaxen', 'Two lamb shanks', "Deux souris d'agneau"],
  }),
  'lamb-shoulder': cut(lambShoulder, 'sheep', {
    brands: 'Kudde',
    names: 'lamsschouder / lammschulter / lamb shoulder / épaule',
    alt: ['Lamsschouder', 'Lammschulter', 'Lamb shoulder', "Épaule d'agneau"],
  }),
  'lamb-neck': cut(lambNeck, 'sheep', {
    names: 'lamsnek / - / lamb neck / collier',
    alt: ['Lamsnek in plakken', 'Lammnacken in Scheiben', 'Slices of lamb neck', "Collier d'agneau en tranches"],
  }),
  'lamb-selection': cut(spreads.lambSelection, 'sheep', {
    brands: 'Kudde',
    names: 'lam / lamm / box / agneau',
    alt: [
      'Koteletten, schenkel en gehakt van het lam',
      'Koteletts, Haxe und Hack vom Lamm',
      'Chops, shank and mince of lamb',
      "Côtelettes, souris et haché d'agneau",
    ],
  }),
  'lamb-merguez': cut(sausages.merguez, ['sheep', 'cow'], {
    brands: 'Kudde',
    names: 'merguez / merguez / merguez / merguez',
    alt: ['Merguez', 'Merguez', 'Merguez', 'Merguez'],
  }),
} satisfies Record<string, Motif>;
