// Breeds of pigs: a table.
import type { Breed } from './breed.ts';

export const pigs = {
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
  'blanc-de-l-ouest': {
    animal: 'pig',
    title: 'Porc Blanc de l’Ouest',
    look: { coat: { base: '#F6DACB', light: 'cream', dark: 'tan' }, hasLopEars: true, snout: 'blush' },
  },
} satisfies Record<string, Breed>;
