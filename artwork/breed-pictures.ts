// The breeds in print: a plate of each, and those that are sold at home on their own land, in the sex that is sold.
import type { Sex } from './animals/coats.ts';
import type { AnimalName } from './animals/animals.ts';
import { breeds } from './breeds.ts';
import type { BreedName } from './breeds.ts';
import type { PaletteName } from './palettes.ts';
import type { Picture } from './picture.ts';
import type { SceneName } from './scenes/scenes.ts';

type Named = { name: string; picture: Picture };
type Home = { breed: BreedName; scene?: SceneName; sex?: Sex; as?: string };

const master = { width: 1600, height: 1000 } as const;
const names = Object.keys(breeds) as BreedName[];

/** Who is sold in Germany, and so printed in the inks of Weidekiste too. */
const germanBreeds: readonly BreedName[] = [
  'fleckvieh',
  'deutsch-angus',
  'murnau-werdenfelser',
  'hereford',
  'limousin',
  'niederungsrind',
  'vorwerk',
  'bresse',
  'schwaebisch-haellisches',
  'bonte-bentheimer',
  'duroc',
  'kalkoen',
  'rhoenschaf',
  'texel',
  'pekingeend',
  'landgans',
  'edelhert',
  'ree',
  'zwijn',
  'fazant',
  'zalm',
  'kabeljauw',
  'makreel',
];

/** Who is sold in Germany only. */
const onlyGerman: ReadonlySet<BreedName> = new Set([
  'fleckvieh',
  'deutsch-angus',
  'murnau-werdenfelser',
  'niederungsrind',
  'vorwerk',
  'bresse',
  'schwaebisch-haellisches',
  'rhoenschaf',
  'landgans',
]);

const homes: Record<PaletteName, readonly Home[]> = {
  kudde: [
    { breed: 'blaarkop', scene: 'polder' },
    { breed: 'limousin', scene: 'bocage' },
    { breed: 'hereford', scene: 'dales', sex: 'castrated' },
    { breed: 'hereford', scene: 'polder', as: 'hereford-polder' },
    { breed: 'angus', scene: 'dales' },
    { breed: 'angus', scene: 'heath', sex: 'castrated', as: 'angus-ox' },
    { breed: 'lakenvelder', scene: 'polder' },
    { breed: 'charolais', scene: 'bocage' },
    { breed: 'aubrac', scene: 'plateau', sex: 'castrated', as: 'aubrac-ox' },
    { breed: 'highland', scene: 'moor', sex: 'castrated', as: 'highland-ox' },
    { breed: 'belted-galloway', scene: 'moor', sex: 'castrated', as: 'belted-galloway-ox' },
    { breed: 'salers', scene: 'plateau', sex: 'young', as: 'salers-calf' },
    { breed: 'duroc', scene: 'forest' },
    { breed: 'bonte-bentheimer', scene: 'forest' },
    { breed: 'blanc-de-l-ouest', scene: 'bocage' },
    { breed: 'texel', scene: 'polder' },
    { breed: 'drents', scene: 'heath' },
    { breed: 'ile-de-france', scene: 'bocage' },
    { breed: 'barnevelder', scene: 'yard' },
    { breed: 'hollands-hoen', scene: 'polder', sex: 'male' },
    { breed: 'red-ranger', scene: 'dales' },
    { breed: 'cou-nu', scene: 'bocage' },
    { breed: 'cou-nu', scene: 'yard', sex: 'castrated', as: 'cou-nu-capon' },
    { breed: 'pekingeend' },
  ],
  weide: [
    { breed: 'fleckvieh', scene: 'alpine', sex: 'castrated' },
    { breed: 'fleckvieh', scene: 'bocage', sex: 'castrated', as: 'fleckvieh-valley' },
    { breed: 'deutsch-angus', scene: 'bocage' },
    { breed: 'deutsch-angus', scene: 'heath', sex: 'castrated', as: 'deutsch-angus-ox' },
    { breed: 'murnau-werdenfelser', scene: 'alpine', sex: 'castrated' },
    { breed: 'hereford', scene: 'marsh' },
    { breed: 'hereford', scene: 'marsh', sex: 'castrated', as: 'hereford-ox' },
    { breed: 'limousin', scene: 'bocage' },
    { breed: 'niederungsrind', scene: 'marsh' },
    { breed: 'schwaebisch-haellisches', scene: 'bocage', as: 'haellisches' },
    { breed: 'bonte-bentheimer', scene: 'forest' },
    { breed: 'duroc', scene: 'forest' },
    { breed: 'texel', scene: 'marsh' },
    { breed: 'rhoenschaf', scene: 'heath' },
    { breed: 'vorwerk', scene: 'bocage', sex: 'male' },
    { breed: 'bresse', scene: 'vineyard', sex: 'male' },
    { breed: 'edelhert', scene: 'forest', as: '' },
    { breed: 'ree', scene: 'forest', as: '' },
    { breed: 'zwijn', scene: 'forest', as: '' },
    { breed: 'fazant', scene: 'bocage', as: '' },
    { breed: 'kalkoen', scene: 'yard', as: '' },
    { breed: 'landgans', scene: 'bocage', as: '' },
    { breed: 'pekingeend', as: '' },
    { breed: 'zalm', as: '' },
    { breed: 'kabeljauw', as: '' },
    { breed: 'makreel', as: '' },
  ],
};

export function breedPictures(): Named[] {
  return [
    ...names.filter((subject) => !onlyGerman.has(subject)).map((subject) => plate(subject, 'kudde')),
    ...germanBreeds.map((subject) => plate(subject, 'weide')),
    ...(['kudde', 'weide'] as const).flatMap((palette) => homes[palette].map((home) => atHome(home, palette))),
  ];
}

function plate(subject: BreedName, palette: PaletteName): Named {
  return { name: `breed-${subject}${suffixOf(palette)}`, picture: { ...master, palette, kind: 'plate', subject } };
}

function atHome({ breed, scene, sex, as = breed }: Home, palette: PaletteName): Named {
  const subject: AnimalName = breeds[breed].animal;
  return {
    name: ['animal', subject, as].filter(Boolean).join('-') + suffixOf(palette),
    picture: { ...master, palette, kind: 'animal', subject, breed, scene, sex, seed: `b${as || breed}` },
  };
}

function suffixOf(palette: PaletteName) {
  return palette === 'weide' ? '-weide' : '';
}
