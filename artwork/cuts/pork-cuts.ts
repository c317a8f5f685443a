// The raw cuts of pigs: a table.
import type { Motif } from '../motif.ts';
import * as b from './butchery.ts';
import { mince } from './minced.ts';
import { bellyPiece, bellySlices, hamSlices, neckSlices, ribChops, smokedHam, spareRibs } from './pork.ts';
import { sausages } from './sausages.ts';
import { spreads } from './spreads.ts';
import { cheeks } from './beef/cheeks.ts';
import { porkTenderloin } from './beef/fillets.ts';
import { cut } from './cut.ts';
import { joints } from './joints.ts';

export const porkCuts = {
  'pork-neck-slices': cut(neckSlices, 'pig', {
    count: { kudde: 2, weide: 4 },
    names: 'procureurlap / nacken / - / échine',
    alt: ['Procureurlappen', 'Nackensteaks', 'Pork neck steaks', "Tranches d'échine"],
  }),
  'pork-neck': cut(joints.neck, 'pig', {
    names: 'procureur / - / - / -',
    alt: ['Procureur aan één stuk', 'Schweinenacken am Stück', 'Pork neck in one piece', 'Échine en un morceau'],
  }),
  'pork-chops': cut(ribChops, 'pig', {
    count: 2,
    names: 'karbonade / kotelett / chop / côte de porc',
    alt: ['Twee ribkarbonades', 'Zwei Koteletts', 'Two pork chops', 'Deux côtes de porc'],
  }),
  'pork-belly-slices': cut(bellySlices, 'pig', {
    count: 4,
    names: 'speklap / - / - / -',
    alt: ['Speklappen', 'Bauchscheiben', 'Slices of pork belly', 'Tranches de poitrine'],
  }),
  'pork-belly': cut(bellyPiece, 'pig', {
    names: 'buikspek / bauch / belly / poitrine',
    alt: [
      'Buikspek met zwoerd',
      'Schweinebauch mit Schwarte',
      'Pork belly with its rind',
      'Poitrine de porc et sa couenne',
    ],
  }),
  'pork-tenderloin': cut(porkTenderloin, 'pig', {
    count: 1,
    names: 'varkenshaas / schweinefilet / pork fillet|tenderloin / filet mignon',
    alt: ['Varkenshaas', 'Schweinefilet', 'Pork tenderloin', 'Filet mignon de porc'],
  }),
  'pork-spare-ribs': cut(spareRibs, 'pig', {
    brands: 'Kudde',
    names: 'sparerib / rippchen / rib / travers',
    alt: ['Spareribs', 'Rippchen', 'Spare ribs', 'Travers de porc'],
  }),
  'pork-bratwurst': cut(sausages.bratwurst, 'pig', {
    count: 3,
    names: 'braadworst|worst / - / sausage / saucisse',
    alt: ['Drie braadworsten', 'Drei Bratwürste', 'Three pork sausages', 'Trois saucisses'],
  }),
  'pork-coarse-bratwurst': cut(sausages.coarseBratwurst, 'pig', {
    count: { weide: 5 },
    names: '- / bratwurst / cumberland / -',
    alt: ['Grove braadworst als slak', 'Fünf grobe Bratwürste', 'Coarse sausage in a coil', 'Saucisse en brasse'],
  }),
  'pork-mince': cut(mince.pork, 'pig', {
    names: 'varkensgehakt / schweinehack / pork mince / -',
    alt: ['Varkensgehakt', 'Schweinehackfleisch', 'Pork mince', 'Porc haché'],
  }),
  'pork-ham-slices': cut(hamSlices, 'pig', {
    count: 2,
    names: 'hamlap / - / - / -',
    alt: ['Hamlappen', 'Schinkenscheiben', 'Slices of leg of pork', 'Tranches de jambon frais'],
  }),
  'pork-cheeks': cut((sheet, count) => cheeks(sheet, count, { coat: b.darkPork, ground: b.onTeal }), 'pig', {
    count: 4,
    names: 'varkenswang / schweinebäckchen / - / joue de porc',
    alt: ['Varkenswangen', 'Schweinebäckchen', 'Pork cheeks', 'Joues de porc'],
  }),
  'pork-crackling-joint': cut(joints.crackling, 'pig', {
    names: '- / krustenbraten / - / -',
    alt: [
      'Varkensschouder met ingesneden zwoerd',
      'Krustenbraten mit Schwarte',
      'Pork joint with scored rind',
      'Rôti de porc avec couenne',
    ],
  }),
  'pork-shoulder': cut(joints.porkShoulder, 'pig', {
    names: '- / - / pork shoulder / -',
    alt: ['Varkensschouder', 'Schweineschulter', 'Pork shoulder', 'Épaule de porc'],
  }),
  'pork-smoked-ham': {
    ...cut(smokedHam, 'pig', {
      names: '- / schinkenspeck / - / -',
      alt: [
        'Gerookte ham met plakken',
        'Schinkenspeck, angeschnitten',
        'Smoked ham, sliced',
        'Jambon fumé en tranches',
      ],
    }),
    state: 'cooked',
  },
  'pork-sausage-and-bacon': cut(sausages.sausageAndBacon, 'pig', {
    names: '- / - / sausage and bacon / -',
    alt: ['Worst en spek', 'Wurst und Speck', 'Sausages and bacon', 'Saucisses et lard'],
  }),
  'pork-chipolatas': cut(sausages.chipolatas, 'pig', {
    names: 'chipolata / - / chipolata / chipolata',
    alt: ['Chipolata’s', 'Chipolatas', 'Chipolatas', 'Chipolatas'],
  }),
  'pork-selection': cut(spreads.porkSelection, 'pig', {
    brands: 'Kudde',
    names: 'pakket / kiste / box / colis',
    alt: [
      'Karbonade, spek en worst',
      'Kotelett, Bauch und Wurst',
      'Chop, belly and sausage',
      'Côte, poitrine et saucisse',
    ],
  }),
} satisfies Record<string, Motif>;
