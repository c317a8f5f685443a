import { expect, test } from 'vitest';
import { tooMuchOf, yieldKilos } from './animal-yield.ts';

test.each<[string, number]>([
  ['cow', 300],
  ['pig', 75],
  ['sheep', 22],
  ['deer', 60],
  ['boar', 40],
  ['roe', 11],
])('a %s gives at most %s kilos', (animal, kilos) => {
  expect(yieldKilos(animal)).toBe(kilos);
});

test.each<[animal: string, breed: string, kilos: number]>([
  ['cow', 'Charolaise', 300],
  ['cow', 'Limousin', 300],
  ['cow', 'Aberdeen Angus', 270],
  ['cow', 'Hereford', 270],
  ['cow', 'Blaarkop', 270],
  ['cow', 'Highland', 220],
  ['cow', 'Belted Galloway', 220],
  ['cow', 'Murnau-Werdenfelser', 220],
  ['cow', 'Lakenvelder', 220],
  ['cow', 'Colis de veau sous la mère, Salers', 110],
  ['sheep', 'Texelaar', 22],
  ['sheep', 'Drents heideschaap', 16],
  ['sheep', 'Solognote', 16],
  ['deer', 'Edelhert', 60],
  ['deer', 'Damhert', 30],
])('a %s of the breed %j gives at most %i kilos', (animal, breed, kilos) => {
  expect(yieldKilos(animal, breed)).toBe(kilos);
});

test('nobody weighs a flock', () => {
  expect(yieldKilos('chicken')).toBeUndefined();
  expect(tooMuchOf('chicken', { name: 'Kippenlevertjes', pieces: 900, kilos: 90 })).toBeUndefined();
});

type Case = [animal: string, name: string, pieces: number, kilos: number, reason: string];

test.each<Case>([
  ['cow', 'Ossenstaart, in plakken', 42, 21, 'a tail of at most 2 kg'],
  ['cow', 'Oxtail, five slices', 180, 32.4, 'a tail'],
  ['cow', 'Ochsenschwanz in Scheiben', 4, 1.6, 'fine'],
  ['cow', 'Tafelspitz am Stück', 48, 33.6, '2 rump caps'],
  ['cow', 'Tafelspitz am Stück', 2, 1.9, 'fine'],
  ['cow', 'Rinderbäckchen', 52, 20.8, '2 cheeks'],
  ['cow', 'Bavette', 60, 24, '2 flanks'],
  ['cow', 'Entrecote', 48, 14.4, 'fine'],
  ['cow', 'Entrecote', 100, 35, '2 of each loin'],
  ['cow', 'Sirloin steak, two of 225 g', 120, 27, '2 of each loin'],
  ['cow', 'Sirloin or rib-eye steak, two of 225 g', 120, 27, 'fine'],
  ['cow', 'Pavés de rumsteck', 60, 21.6, '2 rumps'],
  ['cow', 'Sukadelappen', 192, 33.6, '2 top blades'],
  ['cow', 'Sukade- en schouderlappen', 192, 33.6, 'fine'],
  ['cow', 'Paleron à braiser, en pavé', 44, 39.6, '2 top blades'],
  ['cow', 'Topside joint', 60, 54, '2 topsides'],
  ['cow', 'Rosbif, dans la tranche', 36, 32.4, '2 topsides'],
  ['cow', 'Rosbif, dans la tranche ou le rond de gîte', 36, 32.4, 'fine'],
  ['cow', 'Ossenstaart en soepvlees', 42, 21, 'a tail'],
  // F1 and F36 of the second reading, and what was made of them.
  ['cow', 'Kogelbiefstuk', 240, 30, '2 knuckles of at most 13 kg'],
  ['cow', 'Biefstuk uit kogel en bovenbil', 240, 30, 'fine'],
  ['cow', 'Topside or silverside joint', 60, 54, '2 topsides and 2 silversides of at most 53 kg'],
  ['cow', 'Topside or silverside joint', 60, 36, 'fine'],
  ['cow', 'Silverside joint', 40, 40, '2 silversides'],
  ['cow', 'Topside, silverside or top rump joint', 40, 40, 'fine'],
  ['pig', 'Varkenshaas', 100, 40, '2 tenderloins'],
  ['pig', 'Filet am Stück', 90, 40.5, '2 tenderloins'],
  ['pig', 'Rôti dans le filet, avec sa barde', 20, 18, 'fine'],
  ['pig', 'Schweinebäckchen, 4 Stück', 360, 40, '2 cheeks'],
  ['pig', 'Spareribs', 16, 11.2, '2 racks of ribs'],
  // F25.
  ['sheep', 'Côtelettes premières', 16, 1.2, '8 first chops'],
  ['sheep', 'Côtelettes premières et secondes', 16, 1.2, 'fine'],
  ['sheep', 'Lamskoteletten', 24, 2, '16 chops'],
  ['sheep', 'Lammkoteletts, je 4 × 100 g', 16, 1.6, 'fine'],
  ['sheep', 'Halve lamsbout met been', 4, 5, 'fine'],
  ['sheep', 'Demi-gigot raccourci', 5, 5, '2 legs'],
  ['sheep', 'Lamsschouder', 4, 3.6, '2 shoulders'],
  ['roe', 'Rehrücken, ausgelöst', 8, 1.6, '2 loins'],
])('%s: %s, %s pieces of %s kg together', (animal, name, pieces, kilos, reason) => {
  expect(tooMuchOf(animal, { name, pieces, kilos }) ?? 'fine').toContain(reason);
});
