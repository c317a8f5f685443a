// Breeds: what each changes about the drawing of its animal. A new breed is one entry.
import type { AltRow } from './alt-row.ts';
import type { AnimalName } from './animals/animals.ts';
import type { CoatPatch, Look } from './animals/coats.ts';

/** `title` is one for all languages, or one for each; `varietyOf` the breed of which this is another colour. */
export type Breed = { animal: AnimalName; title: string | AltRow; look: Look; varietyOf?: string };

const cowBelly = '340,470 420,430 520,420 640,410 720,392 760,460 600,520 400,520';
const forelegs = '330,520 440,520 440,620 330,620';
const hindLegs = '790,520 900,520 900,620 790,620';
const blaze: CoatPatch[] = [
  { coat: 'white', outline: '-16,-110 16,-110 22,-40 26,30 46,80 46,130 -46,130 -46,80 -26,30 -22,-40' },
];
export const breeds = {
  blaarkop: {
    animal: 'cow',
    title: 'Blaarkop',
    look: {
      coat: 'black',
      face: 'white',
      tuft: 'white',
      hasHorns: false,
      nose: 'rose',
      eyeRing: 'ink',
      facePatches: [
        { coat: 'black', outline: '24,-64 46,-66 62,-50 60,-24 44,-14 26,-24 18,-44' },
        { coat: 'black', outline: '-24,-64 -46,-66 -62,-50 -60,-24 -44,-14 -26,-24 -18,-44' },
      ],
      patches: [
        { coat: 'white', outline: cowBelly },
        { coat: 'white', outline: forelegs },
        { coat: 'white', outline: hindLegs },
      ],
      tailtip: 'white',
    },
  },
  'blaarkop-rood': {
    animal: 'cow',
    title: ['rode Blaarkop', 'rotes Blaarkop-Rind', 'red Blaarkop', 'Blaarkop rouge'],
    varietyOf: 'blaarkop',
    look: {
      coat: 'red',
      face: 'white',
      tuft: 'white',
      hasHorns: false,
      facePatches: [
        { coat: 'red', outline: '24,-64 46,-66 62,-50 60,-24 44,-14 26,-24 18,-44' },
        { coat: 'red', outline: '-24,-64 -46,-66 -62,-50 -60,-24 -44,-14 -26,-24 -18,-44' },
      ],
      patches: [
        { coat: 'white', outline: cowBelly },
        { coat: 'white', outline: forelegs },
        { coat: 'white', outline: hindLegs },
      ],
      tailtip: 'white',
    },
  },
  limousin: {
    animal: 'cow',
    title: 'Limousin',
    look: { coat: { base: '#C4702F', light: 'gold', dark: 'brown' }, hasHorns: true, nose: 'rose', eyeRing: 'bone' },
  },
  hereford: {
    animal: 'cow',
    title: 'Hereford',
    look: {
      coat: { base: 'oxblood', light: 'rust', dark: 'ink' },
      face: 'white',
      tuft: 'white',
      earInside: 'rose',
      patches: [
        { coat: 'white', outline: '330,420 420,420 620,430 700,400 740,440 600,520 360,520' },
        { coat: 'white', outline: forelegs },
        { coat: 'white', outline: hindLegs },
        { coat: 'white', outline: '226,120 300,130 320,160 270,190 230,190' },
        { coat: 'white', outline: '200,320 260,340 320,420 300,440 220,390' },
      ],
      tailtip: 'white',
    },
  },
  fleckvieh: {
    animal: 'cow',
    title: 'Fleckvieh',
    look: {
      coat: 'white',
      face: 'white',
      tuft: { base: 'tan', light: 'gold', dark: 'brown' },
      facePatches: [],
      patches: [
        {
          coat: { base: '#C98647', light: 'gold', dark: 'brown' },
          outline: '300,120 420,130 470,190 440,290 460,360 400,400 330,380 290,300 270,200',
        },
        {
          coat: { base: '#C98647', light: 'gold', dark: 'brown' },
          outline: '540,150 700,150 760,200 720,300 640,350 570,320 520,240',
        },
        {
          coat: { base: '#C98647', light: 'gold', dark: 'brown' },
          outline: '800,140 880,160 910,260 890,360 840,380 810,300 830,220',
        },
      ],
      isDairy: true,
    },
  },
  angus: {
    animal: 'cow',
    title: 'Aberdeen Angus',
    look: { coat: 'black', hasHorns: false, nose: 'ink', earInside: 'grey' },
  },
  lakenvelder: {
    animal: 'cow',
    title: 'Lakenvelder',
    look: {
      coat: 'black',
      hasHorns: true,
      nose: 'ink',
      earInside: 'grey',
      patches: [{ coat: 'white', outline: '452,130 640,130 664,240 650,360 664,500 440,500 456,360 440,240' }],
    },
  },
  mrij: {
    animal: 'cow',
    title: 'MRIJ',
    look: {
      coat: 'red',
      hasHorns: false,
      facePatches: blaze,
      patches: [
        { coat: 'white', outline: '430,388 500,350 580,372 660,344 740,380 760,460 600,520 400,520' },
        { coat: 'white', outline: '640,150 700,140 730,196 704,240 660,226 636,190' },
        { coat: 'white', outline: '196,330 262,346 316,420 300,440 220,390' },
        { coat: 'white', outline: forelegs },
        { coat: 'white', outline: hindLegs },
      ],
      isDairy: true,
      tailtip: 'white',
    },
  },
  charolais: {
    animal: 'cow',
    title: 'Charolais',
    look: { coat: { base: '#F3E3C0', light: 'cream', dark: 'tan' }, nose: 'rose' },
  },
  holstein: {
    animal: 'cow',
    title: 'Holstein',
    look: {
      coat: 'white',
      face: 'black',
      hasHorns: false,
      nose: 'rose',
      eyeRing: 'ink',
      facePatches: blaze,
      tuft: 'white',
      patches: [
        { coat: 'black', outline: '300,120 430,130 480,200 450,300 480,360 420,410 330,390 280,300' },
        { coat: 'black', outline: '560,150 740,150 790,210 730,290 740,340 650,380 580,320 540,230' },
        { coat: 'black', outline: '820,150 900,180 910,300 880,360 850,300' },
      ],
      isDairy: true,
    },
  },
  landvarken: {
    animal: 'pig',
    title: ['Nederlands Landvarken', 'Niederländisches Landschwein', 'Dutch Landrace', 'Landrace néerlandais'],
    look: { hasLopEars: true },
  },
  duroc: {
    animal: 'pig',
    title: 'Duroc',
    look: { coat: { base: '#A9552E', light: 'tan', dark: 'ink' }, snout: 'blush' },
  },
  berkshire: {
    animal: 'pig',
    title: 'Berkshire',
    look: {
      coat: 'black',
      snout: 'blush',
      patches: [
        { coat: 'white', outline: '340,560 440,560 440,620 340,620' },
        { coat: 'white', outline: '780,560 870,560 870,620 780,620' },
      ],
    },
  },
  'schwaebisch-haellisches': {
    animal: 'pig',
    title: 'Schwäbisch-Hällisches',
    look: {
      coat: 'pink',
      hasLopEars: true,
      ear: 'black',
      patches: [
        { coat: 'black', outline: '60,200 330,150 350,260 330,460 60,460' },
        { coat: 'black', outline: '740,140 920,200 900,460 820,470 760,360' },
      ],
      snout: 'blush',
    },
  },
  'bonte-bentheimer': {
    animal: 'pig',
    title: ['Bonte Bentheimer', 'Buntes Bentheimer', 'Bentheim Black Pied', 'Pie noir de Bentheim'],
    look: {
      coat: { base: '#EBB49C', light: 'cream', dark: 'rust' },
      hasLopEars: true,
      patches: [
        '430,200 500,190 520,240 470,270 420,250',
        '620,220 700,230 690,300 630,290',
        '740,380 800,370 800,430 750,430',
        '540,340 600,350 590,400 530,390',
        '330,280 380,290 370,350 320,340',
        '780,230 830,260 810,310 770,290',
      ].map((outline) => ({ coat: 'black' as const, outline })),
    },
  },
  texel: {
    animal: 'sheep',
    title: ['Texelaar', 'Texelschaf', 'Texel', 'Texel'],
    look: { face: 'white', hasWoolCap: false },
  },
  rhoenschaf: { animal: 'sheep', title: 'Rhönschaf', look: { face: 'black', legs: 'white', hasWoolCap: false } },
  drents: {
    animal: 'sheep',
    title: ['Drents Heideschaap', 'Drenther Heideschaf', 'Drenthe Heath Sheep', 'Mouton de bruyère de la Drenthe'],
    look: { face: 'chestnut', wool: { base: 'bone', light: null, dark: 'brown' } },
  },
  'hollands-hoen': {
    animal: 'chicken',
    title: ['Hollands Hoen', 'Holländisches Huhn', 'Hollandse Hoen', 'Hollandaise'],
    look: {
      // Silver pencilled.
      coat: { base: 'cream', light: null, dark: 'ink' },
      neck: { base: 'cream', light: null, dark: 'tan' },
      tail: { base: 'grey', light: 'cream', dark: 'ink' },
      legInk: 'grey',
      comb: 'rose',
      earlobe: 'cream',
    },
  },
  barnevelder: {
    animal: 'chicken',
    title: 'Barnevelder',
    look: {
      coat: { base: 'brown', light: 'tan', dark: 'ink' },
      neck: { base: 'ink', light: 'teal', dark: null },
      tail: 'black',
    },
  },
  edelhert: { animal: 'deer', title: ['Edelhert', 'Rothirsch', 'Red deer', 'Cerf'], look: {} },
  ree: { animal: 'roe', title: ['Ree', 'Reh', 'Roe deer', 'Chevreuil'], look: {} },
  zwijn: { animal: 'boar', title: ['Wild zwijn', 'Wildschwein', 'Wild boar', 'Sanglier'], look: {} },
  kalkoen: { animal: 'turkey', title: ['Bronskalkoen', 'Bronze', 'Bronze', 'bronzée'], look: {} },
  'wilde-eend': {
    animal: 'duck',
    title: ['Wilde eend', 'Stockente', 'Mallard', 'Colvert'],
    look: { isStanding: true },
  },
  pekingeend: {
    animal: 'duck',
    title: ['Pekingeend', 'Pekingente', 'Pekin', 'Pékin'],
    look: { isWhiteDuck: true, isStanding: true },
  },
  zalm: { animal: 'salmon', title: ['Wilde zalm', 'Wildlachs', 'Wild salmon', 'Saumon sauvage'], look: {} },
  kabeljauw: { animal: 'codfish', title: ['Kabeljauw', 'Kabeljau', 'Cod', 'Cabillaud'], look: {} },
  makreel: { animal: 'fish', title: ['Makreel', 'Makrele', 'Mackerel', 'Maquereau'], look: {} },
  salers: {
    animal: 'cow',
    title: 'Salers',
    look: { coat: { base: '#7E2F1A', light: 'rust', dark: 'ink' }, horns: 'lyre', nose: 'rose' },
  },
  aubrac: {
    animal: 'cow',
    title: 'Aubrac',
    look: {
      coat: { base: '#CFA15C', light: 'gold', dark: 'brown' },
      horns: 'lyre',
      nose: 'ink',
      eyeRing: 'ink',
      earInside: 'ink',
      facePatches: [
        { coat: 'white', outline: '-50,34 50,34 58,130 -58,130' },
        { coat: { base: 'brown', light: 'tan', dark: 'ink' }, outline: '-60,-112 60,-112 44,-70 -44,-70' },
      ],
      patches: [
        { coat: { base: '#9A6A34', light: 'tan', dark: 'ink' }, outline: forelegs },
        { coat: { base: '#9A6A34', light: 'tan', dark: 'ink' }, outline: hindLegs },
      ],
    },
  },
  highland: {
    animal: 'cow',
    title: 'Highland',
    look: { coat: { base: '#C0602B', light: 'gold', dark: '#5A2A12' }, horns: 'wide', isShaggy: true, nose: 'rose' },
  },
  'belted-galloway': {
    animal: 'cow',
    title: 'Belted Galloway',
    look: {
      coat: { base: 'ink', light: 'brown', dark: null },
      hasHorns: false,
      nose: 'ink',
      earInside: 'grey',
      patches: [{ coat: 'white', outline: '470,120 640,120 668,240 650,360 668,520 440,520 462,360 446,240' }],
    },
  },
  'murnau-werdenfelser': {
    animal: 'cow',
    title: 'Murnau-Werdenfelser',
    look: {
      coat: { base: '#C98A45', light: 'gold', dark: 'brown' },
      nose: 'ink',
      eyeRing: 'ink',
      facePatches: [{ coat: 'white', outline: '-50,40 50,40 58,60 -58,60' }],
      patches: [
        { coat: { base: '#7C4B27', light: 'tan', dark: 'ink' }, outline: '190,260 260,250 320,360 340,430 240,390' },
        { coat: { base: '#5C3520', light: 'tan', dark: 'ink' }, outline: forelegs },
        { coat: { base: '#5C3520', light: 'tan', dark: 'ink' }, outline: hindLegs },
      ],
      isDairy: true,
    },
  },
  'gloucestershire-old-spot': {
    animal: 'pig',
    title: 'Gloucestershire Old Spot',
    look: {
      coat: { base: '#F3CDB4', light: 'cream', dark: 'rust' },
      hasLopEars: true,
      patches: ['470,180 540,176 560,230 510,256 462,232', '700,350 762,350 770,410 716,420 690,386'].map(
        (outline) => ({
          coat: 'black' as const,
          outline,
        }),
      ),
    },
  },
  solognote: {
    animal: 'sheep',
    title: 'Solognote',
    look: {
      hasWoolCap: false,
      face: { base: '#8A4A26', light: 'tan', dark: 'ink' },
      wool: { base: '#EBCFA0', light: null, dark: 'brown' },
    },
  },
  vorwerk: {
    animal: 'chicken',
    title: 'Vorwerkhuhn',
    look: { coat: { base: '#D2913F', light: 'gold', dark: 'brown' }, neck: 'black', tail: 'black', legInk: 'grey' },
  },
  bresse: {
    animal: 'chicken',
    title: 'Les Bleues',
    look: { coat: 'white', neck: { base: 'cream', light: null, dark: 'grey' }, tail: 'white', legInk: 'teal' },
  },
  'cou-nu': {
    animal: 'chicken',
    title: 'Cou nu',
    look: {
      coat: { base: '#B5582B', light: 'ochre', dark: 'ink' },
      neck: { base: 'blush', light: 'rose', dark: 'red' },
      tail: { base: 'brown', light: 'tan', dark: 'ink' },
    },
  },
  gatinaise: {
    animal: 'chicken',
    title: 'Gâtinaise',
    look: { coat: 'white', neck: { base: 'cream', light: null, dark: 'tan' }, tail: 'white', legInk: 'rose' },
  },
  ixworth: {
    animal: 'chicken',
    title: 'Ixworth',
    look: {
      coat: { base: 'cream', light: null, dark: 'grey' },
      neck: { base: 'cream', light: null, dark: 'grey' },
      tail: { base: 'cream', light: null, dark: 'grey' },
      legInk: 'bone',
      comb: 'pea',
    },
  },
  'red-ranger': {
    animal: 'chicken',
    title: 'Red Ranger',
    look: {
      coat: { base: '#9E4322', light: 'tan', dark: 'ink' },
      neck: { base: '#B9602C', light: 'gold', dark: 'brown' },
      tail: { base: '#5E2A18', light: 'rust', dark: 'ink' },
    },
  },
  'blanc-de-l-ouest': {
    animal: 'pig',
    title: 'Porc Blanc de l’Ouest',
    look: { coat: { base: '#F6DACB', light: 'cream', dark: 'tan' }, hasLopEars: true, snout: 'blush' },
  },
  'ile-de-france': {
    animal: 'sheep',
    title: 'Île-de-France',
    look: { face: { base: 'cream', light: null, dark: 'tan' }, wool: { base: 'cream', light: null, dark: 'tan' } },
  },
  niederungsrind: {
    animal: 'cow',
    title: 'Deutsches Schwarzbuntes Niederungsrind',
    look: {
      coat: 'black',
      hasHorns: false,
      nose: 'grey',
      eyeRing: 'ink',
      facePatches: [{ coat: 'white', outline: '-14,-70 0,-84 14,-70 10,-34 0,-20 -10,-34' }],
      patches: [
        { coat: 'white', outline: '420,386 520,366 620,384 720,370 760,460 600,520 400,520' },
        { coat: 'white', outline: '396,140 470,160 486,226 450,280 412,240 392,190' },
        { coat: 'white', outline: forelegs },
        { coat: 'white', outline: hindLegs },
      ],
      isDairy: true,
      tailtip: 'white',
    },
  },
  'deutsch-angus': {
    animal: 'cow',
    title: 'Deutsch Angus',
    look: { coat: 'black', hasHorns: false, nose: 'ink', earInside: 'grey' },
  },
  fazant: { animal: 'game', title: ['Fazant', 'Fasan', 'Pheasant', 'Faisan'], look: {} },
  landgans: {
    animal: 'goose',
    title: 'Fränkische Landgans',
    look: {
      coat: { base: '#C9CBC2', light: 'cream', dark: 'ink' },
      wing: { base: '#8E9595', light: 'cream', dark: 'ink' },
    },
  },
} satisfies Record<string, Breed>;

export type BreedName = keyof typeof breeds;
