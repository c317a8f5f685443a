// Raw and smoked fish: a table.
import type { Motif } from '../motif.ts';
import { fishes } from './fish.ts';
import { cut } from './cut.ts';

export const fishCuts = {
  'mackerel-fillet': cut(fishes.mackerelFillets, 'fish', {
    count: 2,
    brands: 'Kudde',
    names: 'makreel / makrele / mackerel / maquereau',
    alt: ['Makreelfilets', 'Makrelenfilets', 'Mackerel fillets', 'Filets de maquereau'],
  }),
  'plaice-fillet': cut(fishes.plaiceFillets, 'fish', {
    count: 4,
    names: 'schol / scholle / plaice / plie|carrelet',
    alt: ['Scholfilets', 'Schollenfilets', 'Plaice fillets', 'Filets de plie'],
  }),
  'whiting-fillet': cut(fishes.whitingFillets, 'fish', {
    count: 4,
    names: 'wijting / wittling / - / -',
    alt: ['Wijtingfilets', 'Wittlingsfilets', 'Whiting fillets', 'Filets de merlan'],
  }),
  'herring-fillet': cut(fishes.herringFillets, 'fish', {
    count: 6,
    names: 'haring / hering / - / -',
    alt: ['Haringfilets', 'Heringsfilets', 'Herring fillets', 'Filets de hareng'],
  }),
  'salmon-fillet': cut(fishes.salmonFillet, 'salmon', {
    count: 2,
    names: 'zalmfilet|zalm / lachs / salmon / saumon',
    alt: [
      'Twee stukken zalmfilet met citroen',
      'Zwei Stücke Lachsfilet mit Zitrone',
      'Two pieces of salmon fillet with lemon',
      'Deux pavés de saumon au citron',
    ],
  }),
  'salmon-smoked': {
    ...cut(fishes.smokedSalmon, 'salmon', {
      brands: 'Kudde',
      names: 'gerookte|gerookte wilde zalm / räucherlachs / smoked salmon / saumon fumé',
      alt: [
        'Gerookte zalm in plakken',
        'Räucherlachs in Scheiben',
        'Slices of smoked salmon',
        'Tranches de saumon fumé',
      ],
    }),
    state: 'cooked',
  },
  'cod-loin': cut(fishes.codLoins, 'codfish', {
    count: 2,
    names: 'kabeljauwhaas / rückenfilet / cod loin / dos de cabillaud',
    alt: ['Kabeljauwhaas', 'Kabeljau-Rückenfilet', 'Cod loin', 'Dos de cabillaud'],
  }),
  'cod-fillet': cut(fishes.codFillet, 'codfish', {
    count: 2,
    brands: 'Kudde',
    names: 'kabeljauw / kabeljau / cod / cabillaud',
    alt: ['Kabeljauwfilets', 'Kabeljaufilets', 'Cod fillets', 'Filets de cabillaud'],
  }),
} satisfies Record<string, Motif>;
