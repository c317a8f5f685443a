import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import type { Person } from './person.ts';

const cloths: Partial<Record<Ink, Coat>> = {
  teal: { base: 'teal', light: 'sea', dark: 'ink' },
  moss: { base: 'moss', light: 'leaf', dark: 'ink' },
  pine: { base: 'pine', light: 'leaf', dark: 'ink' },
  rust: { base: 'rust', light: 'blush', dark: 'ink' },
  red: { base: 'red', light: 'blush', dark: 'oxblood' },
  ochre: { base: 'ochre', light: 'gold', dark: 'brown' },
  wine: { base: 'wine', light: 'blush', dark: 'ink' },
  brown: { base: 'brown', light: 'tan', dark: 'ink' },
};

export function clothOf(ink: Ink): Coat {
  return cloths[ink] ?? { base: ink, light: 'cream', dark: 'ink' };
}

export function drawClothes(sheet: Sheet, person: Person) {
  const cloth = clothOf(person.cloth);
  const sh =
    '396,676 320,706 226,742 150,800 110,900 96,1010c 904,1010c 890,900 850,800 774,742 680,706 604,676 560,720 500,744 440,720';
  if (person.garment === 'check' || person.garment === 'overall') {
    const sc: Coat =
      person.garment === 'overall'
        ? { base: 'cream', light: null, dark: person.second }
        : { base: 'cream', light: null, dark: null };
    sheet.form(sh, {
      ...sc,
      outline: 9,
      texture: 'none',
      over: () => {
        const col = person.garment === 'overall' ? person.second : person.cloth;
        for (let i = 0; i < 17; i++) {
          const x = 100 + i * 50;
          sheet.line(
            `${x},660 ${x + (x - 500) * 0.06},840 ${x + (x - 500) * 0.1},1020`,
            { width: i % 2 ? 9 : 3, taper: 0.01 },
            col,
          );
        }
        for (let i = 0; i < 8; i++) {
          const y = 700 + i * 46;
          sheet.line(
            `80,${y + 40} 300,${y + 6} 500,${y + 26} 700,${y + 6} 920,${y + 40}`,
            { width: i % 2 ? 9 : 3, taper: 0.01 },
            col,
          );
        }
      },
    });
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 8},742 ${500 + g * 64},690 ${500 + g * 108},668 ${500 + g * 150},720 ${500 + g * 96},800 ${500 + g * 40},790`,
        {
          base: 'cream',
          light: null,
          dark: person.garment === 'overall' ? person.second : person.cloth,
          outline: 6,
          spacing: 16,
          flow: 0.7 * g,
          darkRange: [0.45, 0.1],
        },
      );
    }
    if (person.garment === 'overall') {
      for (const g of [-1, 1]) {
        sheet.form(
          `${500 + g * 180},690 ${500 + g * 240},716 ${500 + g * 220},860 ${500 + g * 210},900 ${500 + g * 140},900 ${500 + g * 150},820`,
          { ...cloth, outline: 7, spacing: 12, flow: 1.57 },
        );
      }
      sheet.form('336,860c 664,860c 690,1010c 310,1010c', {
        ...cloth,
        outline: 8,
        spacing: 13,
        flow: 0,
        mix: 0,
        darkRange: [0.6, 0.3],
      });
      for (const g of [-1, 1]) {
        sheet.dot({ x: 500 + g * 170, y: 886, r: 17 }, 'gold');
      }
      sheet.form('430,910c 570,910c 566,1010c 434,1010c', { ...cloth, outline: 5, texture: 'none' });
      sheet.line('440,926 560,926', 2.4, 'cream');
    }
  } else if (person.garment === 'knit') {
    sheet.form(sh, {
      ...cloth,
      outline: 9,
      spacing: 15,
      flow: 1.57,
      mix: 0,
      shortest: 12,
      longest: 30,
      wobble: 0.3,
      darkRange: [0.7, 0.3],
      lightRange: [0.5, 0.9],
    });
    sheet.form('404,640 500,690 596,640 616,712 560,760 500,772 440,760 384,712', {
      ...cloth,
      outline: 8,
      spacing: 11,
      flow: 1.57,
      mix: 0,
      longest: 60,
      lightRange: [0.4, 0.8],
    });
    for (let i = 0; i < 26; i++) {
      sheet.line(`${150 + i * 28},${830 + Math.sin(i) * 3} ${164 + i * 28},812 ${178 + i * 28},830`, 5, person.second);
    }
  } else if (person.garment === 'oilskin') {
    sheet.form(sh, {
      ...cloth,
      outline: 9,
      spacing: 15,
      flow: 1.3,
      mix: 0.4,
      darkRange: [0.6, 0.2],
      lightRange: [0.6, 0.9],
    });
    sheet.form('380,650 430,700 500,730 570,700 620,650 664,706 600,790 500,812 400,790 336,706', {
      ...cloth,
      outline: 8,
      spacing: 11,
      lightRange: [0.5, 0.9],
    });
    sheet.line('500,812 500,1010', { width: 7, taper: 0.02 }, 'ink');
    for (const y of [860, 930]) {
      sheet.dot({ x: 530, y, r: 14 }, 'ink');
    }
  } else if (person.garment === 'stripes') {
    drawStripes(sheet, sh, person);
  } else if (person.garment === 'apron') {
    drawApron(sheet, sh, { person, cloth });
  } else if (person.garment === 'fleece') {
    drawFleece(sheet, sh, { person, cloth });
  } else {
    sheet.form(sh, {
      ...cloth,
      outline: 9,
      spacing: 14,
      flow: 1.4,
      mix: 0.3,
      darkRange: [0.62, 0.2],
      lightRange: [0.62, 0.95],
    });
    sheet.form('438,690 500,736 562,690 566,800 530,1010c 470,1010c 434,800', {
      base: 'cream',
      light: null,
      dark: 'grey',
      outline: 6,
      spacing: 12,
      flow: 1.57,
    });
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 70},676 ${500 + g * 130},668 ${500 + g * 170},740 ${500 + g * 120},800 ${500 + g * 140},840 ${500 + g * 40},980 ${500 + g * 60},800`,
        { ...cloth, outline: 7, spacing: 12, flow: 1.2 * g },
      );
    }
  }
}

/** A sailor's shirt. */
function drawStripes(sheet: Sheet, shoulders: string, { cloth, second }: Person) {
  sheet.form(shoulders, {
    base: second,
    light: null,
    dark: null,
    outline: 9,
    texture: 'none',
    over: () => {
      for (let i = 0; i < 9; i++) {
        const y = 716 + i * 40;
        const line = `80,${y + 96} 240,${y + 34} 380,${y + 12} 500,${y + 26} 620,${y + 12} 760,${y + 34} 920,${y + 96}`;
        sheet.line(line, { width: 9, taper: 0.01 }, cloth);
      }
      for (const fold of ['250,760 236,860 250,960', '750,760 764,860 750,960', '420,800 430,880', '580,810 572,900']) {
        sheet.line(fold, 3, 'ink');
      }
    },
  });
  sheet.form('404,668 440,712 500,732 560,712 596,668 616,690 570,752 500,772 430,752 384,690', {
    base: second,
    light: null,
    dark: 'grey',
    outline: 7,
    spacing: 12,
  });
}

type Dressed = { person: Person; cloth: Coat };

/** A bib apron over a blouse with rolled sleeves. */
function drawApron(sheet: Sheet, shoulders: string, { person, cloth }: Dressed) {
  sheet.form(shoulders, {
    base: person.second,
    light: null,
    dark: 'grey',
    outline: 9,
    spacing: 15,
    flow: 1.4,
    mix: 0.4,
  });
  for (const g of [-1, 1]) {
    sheet.form(
      `${500 + g * 6},748 ${500 + g * 60},694 ${500 + g * 106},668 ${500 + g * 138},706 ${500 + g * 92},778 ${500 + g * 36},790`,
      { base: person.second, light: null, dark: 'grey', outline: 6, spacing: 14, flow: 0.7 * g },
    );
    sheet.form(
      `${500 + g * 112},716 ${500 + g * 148},704 ${500 + g * 158},800 ${500 + g * 150},860 ${500 + g * 112},860 ${500 + g * 118},790`,
      { ...cloth, outline: 6, spacing: 11, flow: 1.57 },
    );
  }
  sheet.form('360,830c 640,830c 684,1010c 316,1010c', {
    ...cloth,
    outline: 8,
    spacing: 13,
    flow: 1.5,
    mix: 0.2,
    darkRange: [0.6, 0.3],
    lightRange: [0.55, 0.9],
  });
  sheet.line('364,848 636,848', { width: 3, taper: 0.02 }, cloth.light ?? 'cream');
}

/** A zipped fleece with a standing collar. */
function drawFleece(sheet: Sheet, shoulders: string, { person, cloth }: Dressed) {
  sheet.form(shoulders, {
    ...cloth,
    outline: 9,
    spacing: 13,
    mix: 0.4,
    shortest: 8,
    longest: 26,
    wobble: 1,
    darkRange: [0.66, 0.2],
    lightRange: [0.56, 0.92],
  });
  for (const g of [-1, 1]) {
    sheet.form(
      `${500 + g * 2},772 ${500 + g * 40},716 ${500 + g * 96},656 ${500 + g * 130},664 ${500 + g * 128},728 ${500 + g * 70},800 ${500 + g * 4},838`,
      { ...cloth, outline: 7, spacing: 11, flow: 1.57 - g * 0.5, lightRange: [0.5, 0.9] },
    );
  }
  sheet.line('500,776 500,1010', { width: 8, taper: 0.02 }, 'ink');
  sheet.line('500,780 500,1010', { width: 4, taper: 0.02 }, person.second);
  sheet.form('488,840c 512,840c 510,890c 490,890c', {
    base: person.second,
    light: null,
    dark: null,
    outline: 4,
    texture: 'none',
  });
}
