// Where places are, by market: towns with a slaughterhouse or a butcher. What is not in it is not measured.
import type { PointOnEarth } from '#rules/farmshop/country-map.ts';

type Coordinates = readonly [latitude: number, longitude: number];

const places: Partial<Record<string, Record<string, Coordinates>>> = {
  nl: {
    Aalten: [51.927, 6.58],
    Balk: [52.899, 5.583],
    Beilen: [52.857, 6.511],
    Boxtel: [51.591, 5.327],
    'Den Burg': [53.055, 4.797],
    Deurne: [51.464, 5.796],
    Dronten: [52.524, 5.718],
    Ermelo: [52.298, 5.622],
    Gulpen: [50.815, 5.891],
    Hardinxveld: [51.825, 4.838],
    Kampen: [52.556, 5.911],
    Lopik: [51.973, 4.946],
    Lunteren: [52.086, 5.622],
    Nijkerk: [52.221, 5.486],
    Ootmarsum: [52.408, 6.901],
    Raalte: [52.386, 6.276],
    Rolde: [52.985, 6.647],
    Sluiskil: [51.279, 3.839],
    Tubbergen: [52.407, 6.784],
    Uddel: [52.258, 5.779],
    Wezep: [52.462, 6.003],
    'Wijk en Aalburg': [51.757, 5.131],
    Wijlre: [50.835, 5.896],
    Wolvega: [52.877, 6],
  },
  fr: {
    Amou: [43.59, -0.747],
    Auch: [43.646, 0.586],
    Digoin: [46.481, 3.979],
    'Le Faou': [48.295, -4.179],
    Mauriac: [45.218, 2.333],
    Montargis: [47.997, 2.732],
    'Romorantin-Lanthenay': [47.357, 1.741],
    'Saint-Chély-d’Apcher': [44.802, 3.276],
    Sézanne: [48.72, 3.723],
    Treignac: [45.537, 1.794],
  },
  uk: {
    Alford: [57.232, -2.703],
    'Builth Wells': [52.15, -3.405],
    'Craven Arms': [52.44, -2.835],
    Dingwall: [57.595, -4.428],
    Eye: [52.32, 1.147],
    Hawes: [54.304, -2.196],
    Holsworthy: [50.811, -4.353],
    Inverurie: [57.283, -2.377],
    Ledbury: [52.035, -2.423],
    Leyburn: [54.31, -1.829],
    Rhayader: [52.301, -3.512],
  },
  de: {
    Braunlage: [51.726, 10.611],
    Elsfleth: [53.237, 8.463],
    Emlichheim: [52.61, 6.848],
    Eschenlohe: [47.6, 11.187],
    Garding: [54.329, 8.78],
    Gerabronn: [49.251, 9.923],
    Hilders: [50.571, 10],
    Lenggries: [47.682, 11.574],
    Murnau: [47.677, 11.205],
    Olsberg: [51.356, 8.489],
    Salem: [47.768, 9.298],
    Senden: [51.857, 7.483],
    Templin: [53.119, 13.502],
    Teterow: [53.774, 12.573],
  },
};

/** The place a text names last, which in "Slachterij Bouma, Wolvega (41 km)" is where it is; null where we know none of them. */
export function placeIn(market: string, text: string): PointOnEarth | null {
  const found = Object.entries(places[market] ?? {})
    .map(([name, coordinates]) => ({ at: lastWord(text, name), coordinates }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0];
  return found ? { latitude: found.coordinates[0], longitude: found.coordinates[1] } : null;
}

function lastWord(text: string, name: string): number {
  const at = text.lastIndexOf(name);
  const isWhole = !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + name.length));
  return isWhole ? at : -1;
}
