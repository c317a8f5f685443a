// The raw cuts of deer, roe and boar: a table.
import type { Motif } from '../motif.ts';
import { venison } from './game.ts';
import { legs, racks } from './lamb.ts';
import { diced } from './diced.ts';
import { burgers, mince } from './minced.ts';
import { sausages } from './sausages.ts';
import { cut } from './cut.ts';

export const gameCuts = {
  'venison-steak': cut(venison.venisonSteaks, 'deer', {
    count: 2,
    brands: 'Kudde',
    names: 'hertenbiefstuk / hirschsteak / venison steak / -',
    alt: ['Twee hertenbiefstukken', 'Zwei Hirschsteaks', 'Two venison steaks', 'Deux pavés de cerf'],
  }),
  'venison-loin': cut(venison.venisonLoin, 'deer', {
    count: 1,
    names: 'hertenrugfilet / - / - / -',
    alt: ['Hertenrugfilet', 'Hirschrückenfilet', 'Venison loin', 'Filet de cerf'],
  }),
  'venison-saddle': cut(venison.venisonSaddle, 'deer', {
    names: '- / hirschrücken / - / -',
    alt: ['Hertenrug met ruggengraat', 'Hirschrücken am Knochen', 'Saddle of venison', 'Selle de cerf'],
  }),
  'venison-dice': cut(diced.venisonDice, 'deer', {
    names: 'goulash / hirschgulasch / - / -',
    alt: ['Hertengoulash in blokjes', 'Hirschgulasch', 'Diced venison', 'Cerf en dés'],
  }),
  'venison-mince': cut(mince.venison, 'deer', {
    names: 'hertengehakt / hirschhack / - / -',
    alt: ['Hertengehakt', 'Hirschhackfleisch', 'Venison mince', 'Cerf haché'],
  }),
  'venison-burgers': cut(burgers.venisonBurgers, 'deer', {
    count: 2,
    names: 'hertenburger / - / - / -',
    alt: ['Hertenburgers', 'Hirschburger', 'Venison burgers', 'Burgers de cerf'],
  }),
  'venison-rack': cut(racks.venisonRack, 'deer', {
    count: 1,
    names: 'hertenrack / - / - / -',
    alt: ['Hertenrack', 'Hirschkarree', 'Rack of venison', 'Carré de cerf'],
  }),
  'venison-blade': cut(venison.venisonBlade, 'deer', {
    count: 2,
    names: 'hertensukade / - / - / -',
    alt: ['Hertensukade', 'Hirschschulter in Scheiben', 'Blade of venison', 'Paleron de cerf'],
  }),
  'venison-sausages': cut(sausages.venisonSausages, 'deer', {
    count: 4,
    names: 'hertenworst / hirschbratwurst / - / -',
    alt: ['Hertenworstjes', 'Hirschbratwürste', 'Venison sausages', 'Saucisses de cerf'],
  }),
  'boar-sausages': cut(sausages.boarSausages, 'boar', {
    count: 4,
    names: '- / wildschweinbratwurst / - / -',
    alt: ['Worst van wild zwijn', 'Wildschweinbratwürste', 'Wild boar sausages', 'Saucisses de sanglier'],
  }),
  'boar-leg': cut(legs.boarLeg, 'boar', {
    names: '- / wildschweinkeule / - / -',
    alt: ['Bout van wild zwijn', 'Wildschweinkeule', 'Leg of wild boar', 'Cuissot de sanglier'],
  }),
  'roe-leg': cut(legs.roeLeg, 'roe', {
    names: '- / rehkeule / - / -',
    alt: ['Reebout', 'Rehkeule', 'Leg of roe deer', 'Cuissot de chevreuil'],
  }),
  'game-selection': cut(venison.mixedGame, ['game', 'deer', 'roe', 'boar'], {
    brands: 'Weidekiste',
    names: 'wild|hert|pakket / wild / - / -',
    alt: ['Stukken wild op een plank', 'Wildbret auf einem Brett', 'Cuts of game on a board', 'Gibier sur une planche'],
  }),
} satisfies Record<string, Motif>;
