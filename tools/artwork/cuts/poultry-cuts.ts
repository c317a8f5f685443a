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
    names: 'hele kip|kip / huhn|hähnchen / whole chicken|chicken / poulet',
    alt: ['Hele kip', 'Ganzes Huhn', 'Whole chicken', 'Poulet entier'],
  }),
  'chicken-soup-hen': cut(wholeBirds.soupHen, 'chicken', {
    names: 'soepkip / suppenhuhn / boiling fowl / poule',
    alt: ['Soepkip met soepgroente', 'Suppenhuhn mit Suppengrün', 'Boiling fowl with vegetables', 'Poule à bouillir'],
  }),
  'chicken-blue-legged': cut(wholeBirds.blueLegged, 'chicken', {
    names: '- / mit blauen beinen|les-bleues / - / -',
    alt: ['Kip met blauwe poten', 'Huhn mit blauen Beinen', 'Chicken with blue legs', 'Poulet à pattes bleues'],
  }),
  'chicken-breast': cut(parts.breastFillet, 'chicken', {
    names: 'kipfilet / hähnchenbrust / chicken breast / blanc de poulet',
    alt: ['Twee kipfilets', 'Zwei Hähnchenbrustfilets', 'Two chicken breasts', 'Deux blancs de poulet'],
  }),
  'chicken-thighs': cut(parts.thighs, 'chicken', {
    names: 'dij / - / thigh / haut de cuisse',
    alt: ['Kippendijen zonder bot', 'Ausgelöste Hähnchenschenkel', 'Boned chicken thighs', 'Hauts de cuisse désossés'],
  }),
  'chicken-drumsticks': cut(parts.drumsticks, 'chicken', {
    brands: 'Kudde',
    names: 'drumstick / unterkeule / drumstick / pilon',
    alt: ['Vier drumsticks', 'Vier Unterkeulen', 'Four drumsticks', 'Quatre pilons'],
  }),
  'chicken-legs': cut(parts.chickenLegs, 'chicken', {
    names: 'kippenpoot|kippenpoten / hähnchenkeule / chicken leg / cuisse de poulet',
    alt: ['Twee hele kippenpoten', 'Zwei Hähnchenkeulen', 'Two whole chicken legs', 'Deux cuisses de poulet'],
  }),
  'chicken-wings': cut(parts.wings, 'chicken', {
    names: 'vleugel / flügel / wing / aile',
    alt: ['Kippenvleugels', 'Hähnchenflügel', 'Chicken wings', 'Ailes de poulet'],
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
    names: 'kipsaucijzen / - / - / -',
    alt: ['Kipsaucijzen', 'Hähnchenwürstchen', 'Chicken sausages', 'Saucisses de volaille'],
  }),
  'duck-breast': cut(parts.duckBreasts, 'duck', {
    names: 'eendenborst / entenbrust / duck breast / magret',
    alt: ['Twee eendenborsten', 'Zwei Entenbrüste', 'Two duck breasts', 'Deux magrets'],
  }),
  'duck-legs': cut(parts.duckLegs, 'duck', {
    names: 'eendenbout / entenkeule / duck leg / cuisse de canard',
    alt: ['Twee eendenbouten', 'Zwei Entenkeulen', 'Two duck legs', 'Deux cuisses de canard'],
  }),
  'duck-whole': cut(wholeBirds.wholeDuck, 'duck', {
    names: 'hele eend|eend / ente / whole duck / canard',
    alt: ['Hele eend', 'Ganze Ente', 'Whole duck', 'Canard entier'],
  }),
  'goose-legs': cut(parts.gooseLegs, 'goose', {
    names: '- / gänsekeule|gänsekiste / - / -',
    alt: ['Ganzenbouten', 'Gänsekeulen', 'Goose legs', "Cuisses d'oie"],
  }),
  'turkey-breast': cut(parts.turkeyBreastFillet, 'turkey', {
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
