import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** A herring as a butterfly: both halves held together at the back, silver skin with a blue line. */
export function herring(sheet: Sheet, spot: Spot, isSkinUp: boolean): void {
  const local = b.at(spot);
  for (const g of [-1, 1]) {
    const half = `-230,${g * 4} -200,${g * 46} -90,${g * 66} 40,${g * 58} 160,${g * 34} 230,${g * 12} 250,${g * 4}`;
    drop(sheet, local(half), { x: 9, y: 13 });
    sheet.form(local(half), {
      ...(isSkinUp
        ? { base: '#C9D4D6', light: '#FFFFFF', dark: '#5F7F92' }
        : { base: '#E9BFAE', light: '#FBE7DC', dark: '#B0705E' }),
      outline: 5,
      spacing: 8,
      flow: spot.angle ?? 0,
      longest: 60,
      over: () => {
        if (isSkinUp) sheet.line(local(`-240,${g * 8} 0,${g * 10} 250,${g * 6}`), { width: 12, taper: 0.1 }, '#2F5878');
        else
          for (let u = -190; u < 210; u += 26)
            sheet.line(local(`${u},${g * 6} ${u - 16},${g * 60}`), { width: 2.4, taper: 0.3 }, '#B0705E');
      },
    });
  }
  const tail = '236,0 270,-40 290,-44c 276,0 290,44c 270,40';
  sheet.form(local(tail), { base: '#8FA6B0', light: 'cream', dark: 'ink', outline: 4, spacing: 6 });
}
