import type { Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { onion } from '../../dishes/garnish.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** Liver: two smooth lobes, one long light. */
export function liver(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage);
  for (const [line, lights] of [
    [
      '170,330 190,230 280,176 400,170 500,196 540,236c 600,200 690,196 760,240 810,310 800,390 740,446 640,466 560,440 520,400c 470,470 370,510 270,490 200,430',
      ['230,300 270,230 380,204', '600,262 680,240 740,280'],
    ],
    ['430,470c 500,452 590,500 700,500 780,490 770,530 690,570 560,576 470,546', ['540,528 620,540 690,530']],
  ] as const) {
    drop(sheet, line, { x: 12, y: 22 });
    b.side(sheet, line, { thick: 12, coat: { base: '#3E1013', light: '#6E2420', dark: 'ink' } });
    sheet.form(line, {
      base: '#6B2320',
      light: '#A6544A',
      dark: '#3A0F10',
      outline: 7,
      spacing: 13,
      longest: 90,
      darkRange: [0.5, 0.1],
      lightRange: [0.74, 0.98],
    });
    for (const light of lights) sheet.line(light, { width: 8, taper: 0.5 }, '#E7B7A6');
  }
  onion(sheet, { x: 760, y: 210, scale: 1 });
  bayLeaf(sheet, { x: 230, y: 530, angle: 0.2 });
}
