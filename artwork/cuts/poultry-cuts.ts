// The raw cuts of birds, with the pheasant: a table.
import type { Motif } from '../motif.ts';
import { mince } from './minced.ts';
import { parts } from './poultry.ts';
import { wholeBirds } from './poultry/whole-birds.ts';
import { sausages } from './sausages.ts';
import { cut } from './cut.ts';
import { joints } from './joints.ts';

export const poultryCuts = {
  'chicken-whole': cut(wholeBirds.wholeChicken, 'chicken', {
    count: 1,
    names: 'hele kip|kip / huhn|hähnchen / whole chicken|chicken / poulet',
    alt: ['Hele kip', 'Ganzes Huhn', 'Whole chicken', 'Poulet entier'],
  }),
  'chicken-soup-hen': cut(wholeBirds.soupHen, 'chicken', {
    count: 1,
    names: 'soepkip / suppenhuhn / boiling fowl / poule',
    alt: ['Soepkip met soepgroente', 'Suppenhuhn mit Suppengrün', 'Boiling fowl with vegetables', 'Poule à bouillir'],
  }),
  'chicken-blue-legged': cut(wholeBirds.blueLegged, 'chicken', {
    count: 1,
    names: '- / mit blauen beinen|les-bleues / - / -',
    alt: ['Kip met blauwe poten', 'Huhn mit blauen Beinen', 'Chicken with blue legs', 'Poulet à pattes bleues'],
  }),
  'chicken-breast': cut(parts.breastFillet, 'chicken', {
    count: 2,
    names: 'kipfilet / hähnchenbrust / chicken breast / blanc de poulet',
    alt: ['Twee kipfilets', 'Zwei Hähnchenbrustfilets', 'Two chicken breasts', 'Deux blancs de poulet'],
  }),
  'chicken-thighs': cut(parts.thighs, 'chicken', {
    count: 4,
    names: 'dij / - / thigh / haut de cuisse',
    alt: [
      'Vier kippendijen met vel',
      'Vier Hähnchenschenkel mit Haut',
      'Four chicken thighs with skin',
      'Quatre hauts de cuisse avec la peau',
    ],
  }),
  'chicken-drumsticks': cut(parts.drumsticks, 'chicken', {
    count: 6,
    brands: 'Kudde',
    names: 'drumstick / unterkeule / drumstick / pilon',
    alt: ['Zes drumsticks', 'Sechs Unterkeulen', 'Six drumsticks', 'Six pilons'],
  }),
  'chicken-legs': cut(parts.chickenLegs, 'chicken', {
    count: 4,
    names: 'kippenpoot|kippenpoten / hähnchenkeule / chicken leg / cuisse de poulet',
    alt: ['Vier hele kippenpoten', 'Vier Hähnchenkeulen', 'Four whole chicken legs', 'Quatre cuisses de poulet'],
  }),
  'chicken-wings': cut(parts.wings, 'chicken', {
    count: 8,
    names: 'vleugel / flügel / wing / aile',
    alt: ['Acht kippenvleugels', 'Acht Hähnchenflügel', 'Eight chicken wings', 'Huit ailes de poulet'],
  }),
  'chicken-mince': cut(mince.chicken, 'chicken', {
    names: 'kipgehakt / - / - / -',
    alt: ['Kipgehakt', 'Hähnchenhack', 'Chicken mince', 'Poulet haché'],
  }),
  'chicken-livers': cut(parts.chickenLivers, 'chicken', {
    names: 'levertjes / hähnchenleber / liver / foie',
    alt: ['Kippenlevertjes', 'Hähnchenleber', 'Chicken livers', 'Foies de volaille'],
  }),
  'chicken-sausages': cut(sausages.chickenSausages, 'chicken', {
    count: 3,
    names: 'kipsaucijzen / - / - / -',
    alt: ['Drie kipsaucijzen', 'Drei Hähnchenwürstchen', 'Three chicken sausages', 'Trois saucisses de volaille'],
  }),
  'duck-breast': cut(parts.duckBreasts, 'duck', {
    count: { kudde: 2, weide: 1 },
    names: 'eendenborst / entenbrust / duck breast / magret',
    alt: [
      'Eendenborst met ingesneden vel',
      'Entenbrust mit eingeschnittener Haut',
      'Duck breast with scored skin',
      'Magret à la peau quadrillée',
    ],
  }),
  'duck-legs': cut(parts.duckLegs, 'duck', {
    count: 2,
    names: 'eendenbout / entenkeule / duck leg / cuisse de canard',
    alt: ['Twee eendenbouten', 'Zwei Entenkeulen', 'Two duck legs', 'Deux cuisses de canard'],
  }),
  'duck-whole': cut(wholeBirds.wholeDuck, 'duck', {
    count: 1,
    names: 'hele eend|eend / ente / whole duck / canard',
    alt: ['Hele eend', 'Ganze Ente', 'Whole duck', 'Canard entier'],
  }),
  'goose-legs': cut(parts.gooseLegs, 'goose', {
    count: 2,
    names: '- / gänsekeule|gänsekiste / - / -',
    alt: ['Ganzenbouten', 'Gänsekeulen', 'Goose legs', "Cuisses d'oie"],
  }),
  'turkey-breast': cut(parts.turkeyBreastFillet, 'turkey', {
    count: 1,
    brands: 'Weidekiste',
    names: 'kalkoenfilet / putenbrust / - / -',
    alt: ['Kalkoenfilet', 'Putenbrust', 'Turkey breast', 'Blanc de dinde'],
  }),
  'turkey-breast-joint': cut(joints.turkeyBreast, 'turkey', {
    names: '- / - / turkey breast / -',
    alt: ['Opgebonden kalkoenborst', 'Gebundene Putenbrust', 'Turkey breast joint, tied', 'Rôti de dinde ficelé'],
  }),
  'turkey-thigh': cut(parts.turkeyThigh, 'turkey', {
    names: 'kalkoendij / - / turkey thigh / -',
    alt: ['Kalkoendij', 'Putenoberkeule', 'Turkey thigh', 'Haut de cuisse de dinde'],
  }),
  'turkey-whole': cut(wholeBirds.wholeTurkey, 'turkey', {
    names: 'kalkoen / pute / turkey / dinde',
    alt: ['Hele kalkoen', 'Ganze Pute', 'Whole turkey', 'Dinde entière'],
  }),
  'pheasant-whole': cut(wholeBirds.pheasant, 'game', {
    brands: 'Weidekiste',
    names: '- / fasan / pheasant / faisan',
    alt: ['Fazant', 'Fasan', 'Pheasant', 'Faisan'],
  }),
} satisfies Record<string, Motif>;
