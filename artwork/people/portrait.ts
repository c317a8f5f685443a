import { brush, ellipse, nth } from '../engine/geometry.ts';
import { createRandom, hash } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';

export const skins = {
  light: { base: '#F0C6A4', light: 'cream', dark: '#B9663F' },
  rosy: { base: '#EDB492', light: '#FBE3CC', dark: '#A9532F' },
  olive: { base: '#D9A272', light: '#F1CFA0', dark: '#8A4E27' },
  brown: { base: '#A96C42', light: '#D9A272', dark: '#4A2616' },
  deep: { base: '#6E4230', light: '#B07A52', dark: 'ink' },
};

export function mixed(a: number, b: number, t: number) {
  return (
    '#' +
    [1, 3, 5]
      .map((i) =>
        Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export const hairs = {
  grey: { base: 'bone', light: 'cream', dark: 'grey' },
  white: { base: 'cream', light: null, dark: 'grey' },
  brown: { base: 'brown', light: 'tan', dark: 'ink' },
  black: { base: 'ink', light: 'grey', dark: null },
  blond: { base: 'gold', light: 'cream', dark: 'brown' },
  red: { base: 'rust', light: 'ochre', dark: 'ink' },
};

export function portrait(sheet: Sheet, name: number, options: Options = {}) {
  const names = Object.keys(people);
  const p = { ...(people[name] || people[nth(names, hash(name) % names.length)]), ...options };
  const sk = nth(skins, p.skin);
  const hr = nth(hairs, p.hair);
  // ground: flat colour with halo of cut rays
  sheet.unplaced(() => {
    const W = sheet.width;
    const H = sheet.height;
    const bgHi = { gold: 'cream', sky: 'cream', rose: 'cream', sage: 'cream', sea: 'sky' }[p.bg];
    sheet.flood(p.bg);
    const random = createRandom('pt' + name);
    let marks = '';
    const cx = W / 2;
    const cy = H * 0.44;
    const R = Math.min(W, H) * 0.34;
    for (let i = 0; i < 88; i++) {
      const a = (i / 88) * 6.283;
      let q = R * (1.05 + random() * 0.2);
      while (q < W) {
        const l = R * (0.25 + random() * 0.5);
        marks += brush(
          [
            { x: cx + Math.cos(a) * q, y: cy + Math.sin(a) * q },
            { x: cx + Math.cos(a) * (q + l * 0.5), y: cy + Math.sin(a) * (q + l * 0.5) },
            { x: cx + Math.cos(a) * (q + l), y: cy + Math.sin(a) * (q + l) },
          ],
          1.6 + (q / W) * 4,
        );
        q += l + 14 + random() * 40;
      }
    }
    sheet.paint(marks, bgHi);
  });
  // back hair
  if (p.style === 'long')
    sheet.form(
      '360,330 420,240 500,222 580,240 640,330 660,460 676,600 700,700 640,730 560,700 440,700 360,730 300,700 324,600 340,460',
      {
        ...hr,
        outline: 8,
        spacing: 13,
        flow: 1.57,
        mix: 0.1,
        longest: 160,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (p.style === 'bob')
    sheet.form(
      '348,420 356,300 420,226 500,210 580,226 644,300 652,420 664,530 640,590 560,560 440,560 360,590 336,530',
      { ...hr, outline: 8, spacing: 12, flow: 1.57, mix: 0.2, longest: 120, darkRange: [0.66, 0.2] },
    );
  if (p.style === 'braid')
    sheet.form(
      '600,520 660,540 676,620 660,680 680,740 662,800 684,850 656,900 630,850 640,800 622,740 636,680 616,620',
      { ...hr, outline: 7, spacing: 11, flow: 0.9, wobble: 0.7, longest: 40, darkRange: [0.7, 0.2] },
    );
  if (p.style === 'bun')
    sheet.form(ellipse({ x: 500, y: 206, r: 84, ry: 74 }), { ...hr, outline: 8, spacing: 11, darkRange: [0.66, 0.2] });
  // neck + shoulders
  sheet.form('424,560 576,560 586,660 640,720 500,780 360,720 414,660', {
    ...sk,
    outline: 7,
    spacing: 12,
    flow: 1.3,
    darkRange: [0.7, 0.25],
    lightRange: [0.8, 1],
  });
  sheet.fill('430,590 500,640 570,590 580,640 500,690 420,640', sk.dark === 'ink' ? 'ink' : sk.dark);
  const sh =
    '396,676 320,706 226,742 150,800 110,900 96,1010c 904,1010c 890,900 850,800 774,742 680,706 604,676 560,720 500,744 440,720';
  const A = {
    teal: { base: 'teal', light: 'sea', dark: 'ink' },
    moss: { base: 'moss', light: 'leaf', dark: 'ink' },
    pine: { base: 'pine', light: 'leaf', dark: 'ink' },
    rust: { base: 'rust', light: 'blush', dark: 'ink' },
    red: { base: 'red', light: 'blush', dark: 'oxblood' },
    ochre: { base: 'ochre', light: 'gold', dark: 'brown' },
    wine: { base: 'wine', light: 'blush', dark: 'ink' },
    brown: { base: 'brown', light: 'tan', dark: 'ink' },
  }[p.a] || { base: p.a, light: 'cream', dark: 'ink' };
  if (p.cloth === 'check' || p.cloth === 'overall') {
    const sc =
      p.cloth === 'overall' ? { base: 'cream', light: null, dark: p.b } : { base: 'cream', light: null, dark: null };
    sheet.form(sh, {
      ...sc,
      outline: 9,
      texture: 'none',
      over: () => {
        const col = p.cloth === 'overall' ? p.b : p.a;
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
          dark: p.cloth === 'overall' ? p.b : p.a,
          outline: 6,
          spacing: 16,
          flow: 0.7 * g,
          darkRange: [0.45, 0.1],
        },
      );
    }
    if (p.cloth === 'overall') {
      for (const g of [-1, 1]) {
        sheet.form(
          `${500 + g * 180},690 ${500 + g * 240},716 ${500 + g * 220},860 ${500 + g * 210},900 ${500 + g * 140},900 ${500 + g * 150},820`,
          { ...A, outline: 7, spacing: 12, flow: 1.57 },
        );
      }
      sheet.form('336,860c 664,860c 690,1010c 310,1010c', {
        ...A,
        outline: 8,
        spacing: 13,
        flow: 0,
        mix: 0,
        darkRange: [0.6, 0.3],
      });
      for (const g of [-1, 1]) {
        sheet.dot({ x: 500 + g * 170, y: 886, r: 17 }, 'gold');
      }
      sheet.form('430,910c 570,910c 566,1010c 434,1010c', { ...A, outline: 5, texture: 'none' });
      sheet.line('440,926 560,926', 2.4, 'cream');
    }
  } else if (p.cloth === 'knit') {
    sheet.form(sh, {
      ...A,
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
      ...A,
      outline: 8,
      spacing: 11,
      flow: 1.57,
      mix: 0,
      longest: 60,
      lightRange: [0.4, 0.8],
    });
    for (let i = 0; i < 26; i++) {
      sheet.line(`${150 + i * 28},${830 + Math.sin(i) * 3} ${164 + i * 28},${812} ${178 + i * 28},${830}`, 5, p.b);
    }
  } else if (p.cloth === 'oilskin') {
    sheet.form(sh, {
      ...A,
      outline: 9,
      spacing: 15,
      flow: 1.3,
      mix: 0.4,
      darkRange: [0.6, 0.2],
      lightRange: [0.6, 0.9],
    });
    sheet.form('380,650 430,700 500,730 570,700 620,650 664,706 600,790 500,812 400,790 336,706', {
      ...A,
      outline: 8,
      spacing: 11,
      lightRange: [0.5, 0.9],
    });
    sheet.line('500,812 500,1010', { width: 7, taper: 0.02 }, 'ink');
    for (const y of [860, 930]) {
      sheet.dot({ x: 530, y, r: 14 }, 'ink');
    }
  } else {
    sheet.form(sh, {
      ...A,
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
        { ...A, outline: 7, spacing: 12, flow: 1.2 * g },
      );
    }
  }
  // ears
  if (!(p.style === 'long' || p.style === 'bob' || p.hat === 'scarf')) {
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 128},400 ${500 + g * 152},392 ${500 + g * 164},424 ${500 + g * 152},474 ${500 + g * 130},486`,
        { ...sk, outline: 6, spacing: 9 },
      );
    }
  }
  // face
  const soft = mixed(sk.base, sk.dark === 'ink' ? '#2A1A16' : sk.dark, p.age || p.beard ? 0.55 : 0.34);
  sheet.form(
    '500,262 572,272 618,322 634,400 628,480 604,556 556,612 500,626 444,612 396,556 372,480 366,400 382,322 428,272',
    {
      ...sk,
      dark: soft,
      outline: 8,
      spacing: 12,
      flow: 1.2,
      mix: 0.6,
      shortest: 16,
      longest: 70,
      darkRange: [0.3, 0.02],
      lightRange: [0.86, 1.08],
      bumps: [
        [430, 490, 46, 40, 0.12],
        [570, 490, 46, 40, 0.12],
        [500, 470, 24, 60, 0.1],
      ],
      depth: 1.1,
    },
  );
  // cheeks
  for (const g of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      sheet.line(
        `${500 + g * (62 + i * 2)},${490 + i * 10} ${500 + g * 84},${484 + i * 10} ${500 + g * (106 - i * 3)},${490 + i * 10}`,
        3.2,
        p.skin === 'deep' ? 'rust' : p.skin === 'brown' ? 'rust' : 'blush',
      );
    }
  }
  // brows, eyes
  const bc = p.hair === 'white' || p.hair === 'grey' ? 'grey' : p.hair === 'blond' ? 'brown' : hr.base;
  for (const g of [-1, 1]) {
    sheet.line(`${500 + g * 32},392 ${500 + g * 66},376 ${500 + g * 100},392`, { width: 8, taper: 0.5 }, bc);
    sheet.fill(
      `${500 + g * 36},430 ${500 + g * 52},416 ${500 + g * 74},414 ${500 + g * 94},428 ${500 + g * 76},440 ${500 + g * 52},440`,
      'cream',
    );
    sheet.dot({ x: 500 + g * 66, y: 427, r: 12.5 }, 'ink');
    sheet.dot({ x: 500 + g * 66 - 4, y: 422, r: 4 }, 'cream');
    sheet.line(
      `${500 + g * 32},432 ${500 + g * 54},411 ${500 + g * 80},411 ${500 + g * 102},430`,
      { width: 5, taper: 0.4 },
      'ink',
    );
    if (p.age) {
      sheet.line(`${500 + g * 106},424 ${500 + g * 118},416`, 2.6, sk.dark);
      sheet.line(`${500 + g * 108},434 ${500 + g * 122},434`, 2.6, sk.dark);
      sheet.line(`${500 + g * 44},452 ${500 + g * 66},460 ${500 + g * 88},452`, 2.6, sk.dark);
    }
  }
  // nose, mouth
  sheet.line(
    '508,424 520,470 532,498 520,514 500,518',
    { width: 4.4, taper: 0.4 },
    sk.dark === 'ink' ? 'ink' : sk.dark,
  );
  sheet.line('474,506 484,516 496,516', 4, sk.dark === 'ink' ? 'ink' : sk.dark);
  sheet.line('486,440 484,476 480,496', 3, sk.light || 'cream');
  if (p.beard === 'full')
    sheet.form(
      '372,462 392,500 410,520 450,534 500,538 550,534 590,520 608,500 628,462 626,560 596,640 548,684 500,696 452,684 404,640 374,560',
      {
        ...hr,
        outline: 7,
        spacing: 10,
        flow: 1.5,
        mix: 0.2,
        shortest: 14,
        longest: 54,
        wobble: 0.5,
        darkRange: [0.68, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (p.beard === 'goatee')
    sheet.form('452,556 500,566 548,556 546,610 500,646 454,610', { ...hr, outline: 5, spacing: 9, flow: 1.57 });
  if (p.beard === 'stubble') {
    const random = createRandom('stub' + name);
    for (let i = 0; i < 90; i++) {
      const a = 0.25 + random() * 2.64;
      const rr = 0.82 + random() * 0.16;
      const x = 500 + Math.cos(a) * 128 * rr;
      const y = 490 + Math.sin(a) * 130 * rr;
      if (y > 536) sheet.line(`${x},${y} ${x + 2},${y + 8}`, 1.6, mixed(sk.base, '#5F4A3E', 0.45));
    }
  }
  if (p.beard === 'mustache' || p.beard === 'full') {
    sheet.form('500,530 530,522 572,536 600,560c 560,566 528,562 500,552 472,562 440,566 400,560c 428,536 470,522', {
      ...hr,
      outline: 5,
      spacing: 9,
      flow: 0.1,
      wobble: 0.5,
      darkRange: [0.7, 0.2],
    });
  } else if (p.beard === 'goatee') sheet.line('448,546 500,536 552,546', 6, hr.base);
  if (p.beard === 'full' || p.beard === 'mustache') {
    sheet.line('462,574 500,584 538,574', 5, p.beard === 'full' && p.hair === 'black' ? 'rose' : 'oxblood');
  } else {
    sheet.fill('446,556 476,562 500,560 524,562 554,556 530,584 500,592 470,584', 'cream');
    sheet.line('438,552 470,562 500,560 530,562 562,552', { width: 4.4, taper: 0.4 }, 'ink');
    sheet.line(
      '452,560 474,586 500,594 526,586 548,560',
      { width: 4.6, taper: 0.3 },
      p.style && !p.beard ? 'red' : 'oxblood',
    );
  }
  if (p.age || p.beard) {
    for (const g of [-1, 1]) {
      sheet.line(`${500 + g * 58},516 ${500 + g * 74},534 ${500 + g * 74},556`, 3, sk.dark === 'ink' ? 'ink' : sk.dark);
    }
  }
  // front hair / hats
  if (p.style === 'short' && !p.hat)
    sheet.form(
      '360,400 352,310 392,244 460,212 540,208 612,240 650,306 640,400 624,350 596,312 540,318 470,300 410,322 380,352',
      {
        ...hr,
        outline: 8,
        spacing: 11,
        flow: 0.6,
        mix: 0.3,
        longest: 70,
        darkRange: [0.68, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (p.style === 'crop')
    sheet.form(
      '364,390 360,310 400,246 470,222 540,222 604,246 642,310 636,390 618,330 570,296 500,288 430,296 382,330',
      { ...hr, texture: 'curl', size: 20, outline: 8 },
    );
  if (p.style === 'bun' || p.style === 'braid')
    sheet.form(
      '360,410 356,310 400,242 470,214 540,214 602,242 646,312 640,410 618,350 570,308 500,282 440,312 388,352',
      {
        ...hr,
        outline: 8,
        spacing: 11,
        flow: 0.9,
        mix: 0.4,
        longest: 90,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (p.style === 'long')
    sheet.form(
      '352,470 350,330 400,246 480,216 560,224 628,280 652,370 648,470 620,390 590,330 520,282 470,330 400,372',
      {
        ...hr,
        outline: 8,
        spacing: 11,
        flow: 1.1,
        mix: 0.3,
        longest: 120,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (p.style === 'bob')
    sheet.form(
      '346,470 348,320 404,240 490,212 580,230 640,300 654,470 626,400 600,350 540,330 440,310 400,352 376,400',
      { ...hr, outline: 8, spacing: 11, flow: 0.8, mix: 0.3, longest: 90, darkRange: [0.66, 0.2] },
    );
  const hatC = {
    moss: { base: 'moss', light: 'leaf', dark: 'ink' },
    brown: { base: 'brown', light: 'tan', dark: 'ink' },
    rust: { base: 'rust', light: 'blush', dark: 'ink' },
    ochre: { base: 'ochre', light: 'gold', dark: 'brown' },
    pine: { base: 'pine', light: 'leaf', dark: 'ink' },
  }[p.hatc] || { base: 'gold', light: 'cream', dark: 'brown' };
  if (p.hat && p.hat !== 'scarf' && p.hat !== 'beanie') {
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 116},300 ${500 + g * 142},310 ${500 + g * 144},400 ${500 + g * 132},440 ${500 + g * 124},380`,
        { ...hr, outline: 5, spacing: 9, flow: 1.57 },
      );
    }
  }
  if (p.hat === 'flatcap') {
    sheet.form('340,318 344,244 410,186 500,168 600,184 662,244 664,312 620,330 500,300 380,330', {
      ...hatC,
      outline: 9,
      spacing: 12,
      flow: 0.2,
      mix: 0.5,
      darkRange: [0.62, 0.2],
      lightRange: [0.6, 0.95],
    });
    sheet.form('352,330 420,288 500,278 580,288 650,330 640,352 580,332 500,324 420,332 362,352', {
      ...hatC,
      outline: 7,
      spacing: 10,
      flow: 0,
      lightRange: [0.5, 0.9],
    });
    sheet.dot({ x: 506, y: 176, r: 11 }, hatC.base === 'moss' ? 'pine' : 'ink');
  }
  if (p.hat === 'straw') {
    sheet.form('374,290 392,190 440,150 500,142 560,150 608,190 626,290 500,262', {
      base: 'gold',
      light: 'cream',
      dark: 'brown',
      outline: 8,
      spacing: 10,
      flow: 0.1,
      mix: 0.2,
      wobble: 0.1,
      darkRange: [0.7, 0.3],
    });
    sheet.form('376,262 440,244 500,240 560,244 624,262 628,296 560,276 500,270 440,276 372,296', {
      base: 'rust',
      light: 'blush',
      dark: 'ink',
      outline: 6,
      spacing: 9,
      flow: 0,
    });
    sheet.form('210,334 280,300 380,280 500,272 620,280 720,300 790,334 740,366 640,346 500,332 360,346 260,366', {
      base: 'gold',
      light: 'cream',
      dark: 'brown',
      outline: 9,
      spacing: 10,
      flow: 0.05,
      mix: 0.2,
      darkRange: [0.72, 0.3],
      lightRange: [0.6, 0.9],
    });
  }
  if (p.hat === 'beanie') {
    sheet.form('356,340 360,240 420,170 500,152 580,170 640,240 644,340 500,300', {
      ...hatC,
      outline: 9,
      spacing: 12,
      flow: 1.57,
      mix: 0.1,
      longest: 120,
      wobble: 0.1,
      darkRange: [0.64, 0.2],
      lightRange: [0.55, 0.9],
    });
    sheet.form('348,300 420,270 500,262 580,270 652,300 656,366 580,336 500,328 420,336 344,366', {
      ...hatC,
      outline: 8,
      spacing: 11,
      flow: 1.57,
      mix: 0,
      longest: 50,
      lightRange: [0.5, 0.9],
    });
  }
  if (p.hat === 'loden') {
    sheet.form('380,290 396,200 450,164 500,176 550,160 606,196 622,290 500,264', {
      ...hatC,
      outline: 8,
      spacing: 11,
      flow: 1.4,
      mix: 0.4,
      darkRange: [0.6, 0.2],
      lightRange: [0.6, 0.95],
    });
    sheet.form('376,276 500,246 624,276 628,306 500,276 372,306', {
      base: 'ochre',
      light: 'gold',
      dark: 'brown',
      outline: 5,
      spacing: 8,
    });
    sheet.form('268,330 340,300 420,284 500,278 580,284 660,300 732,330 680,356 600,336 500,328 400,336 320,356', {
      ...hatC,
      outline: 8,
      spacing: 11,
      flow: 0,
      lightRange: [0.5, 0.9],
    });
    sheet.form('600,270 640,200 690,140 700,150c 690,210 650,270 624,296', {
      base: 'rust',
      light: 'gold',
      dark: 'ink',
      outline: 5,
      spacing: 8,
      flow: -0.9,
    });
  }
  if (p.hat === 'scarf') {
    sheet.form(
      '352,420 346,310 396,226 480,196 560,204 630,262 654,350 650,430 630,372 600,320 540,290 470,286 410,316 374,372',
      {
        ...hatC,
        outline: 9,
        spacing: 12,
        flow: 0.5,
        mix: 0.5,
        longest: 110,
        darkRange: [0.64, 0.2],
        lightRange: [0.58, 0.92],
      },
    );
    for (const z of ['390,290 460,250 560,250', '376,340 420,290 480,262']) {
      sheet.line(z, 3.4, 'cream');
    }
    sheet.form('630,300 690,280 720,320 690,350 640,340', { ...hatC, outline: 7, spacing: 10 });
    sheet.form('640,330 700,360 720,430 690,440 650,390', { ...hatC, outline: 7, spacing: 10, flow: 1.2 });
  }
  if (p.glasses) {
    for (const g of [-1, 1]) {
      const e = sheet.outline(ellipse({ x: 500 + g * 68, y: 428, r: 50, ry: 44 }));
      sheet.paint(brush(e.concat(e.slice(0, 3)), sheet.scaled(3.4), { taper: 0, min: 1 }), 'ink');
    }
    sheet.line('482,420 500,414 518,420', { width: 4, taper: 0.02 }, 'ink');
    for (const g of [-1, 1]) {
      sheet.line(`${500 + g * 116},420 ${500 + g * 140},412`, { width: 4, taper: 0.02 }, 'ink');
    }
  }
}
