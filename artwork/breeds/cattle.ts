// Breeds of cattle: a table.
import type { CoatPatch, Look } from '../animals/coats.ts';
import type { Breed } from './breed.ts';

const cowBelly = '340,470 420,430 520,420 640,410 720,392 760,460 600,520 400,520';
const forelegs = '330,520 440,520 440,620 330,620';
const hindLegs = '790,520 900,520 900,620 790,620';
const whiteLegs: CoatPatch[] = [
  { coat: 'white', outline: forelegs },
  { coat: 'white', outline: hindLegs },
];
const eyePatches = (coat: CoatPatch['coat']): CoatPatch[] => [
  { coat, outline: '24,-64 46,-66 62,-50 60,-24 44,-14 26,-24 18,-44' },
  { coat, outline: '-24,-64 -46,-66 -62,-50 -60,-24 -44,-14 -26,-24 -18,-44' },
];
const blackAndPolled: Look = { coat: 'black', hasHorns: false, nose: 'ink', earInside: 'grey' };
const blaze: CoatPatch[] = [
  { coat: 'white', outline: '-16,-110 16,-110 22,-40 26,30 46,80 46,130 -46,130 -46,80 -26,30 -22,-40' },
];

export const cattle = {
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
      facePatches: eyePatches('black'),
      patches: [{ coat: 'white', outline: cowBelly }, ...whiteLegs],
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
      facePatches: eyePatches('red'),
      patches: [{ coat: 'white', outline: cowBelly }, ...whiteLegs],
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
        ...whiteLegs,
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
    look: blackAndPolled,
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
        ...whiteLegs,
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
        ...whiteLegs,
      ],
      isDairy: true,
      tailtip: 'white',
    },
  },
  'deutsch-angus': {
    animal: 'cow',
    title: 'Deutsch Angus',
    look: blackAndPolled,
  },
} satisfies Record<string, Breed>;
