import { altText } from '../alt-texts.ts';
import type { AltText } from '../alt-row.ts';
import type { PaletteName } from '../palettes.ts';
import type { Picture } from '../picture.ts';
import { monthOf, months } from './months.ts';
import type { MonthName } from './months.ts';

/** The plate of every month, in the inks and on the land of each brand. */
export function monthPictures(): { name: string; picture: Picture }[] {
  // Object.keys forgets what the keys are; this table is closed.
  const names = Object.keys(months).toSorted() as MonthName[];
  const print = (subject: MonthName, palette: PaletteName): Picture => ({
    kind: 'month',
    subject,
    width: 1280,
    height: 800,
    palette,
  });
  return names.flatMap((subject) => [
    { name: `month-${subject}`, picture: print(subject, 'kudde') },
    { name: `month-${subject}-weide`, picture: print(subject, 'weide') },
  ]);
}

export function monthText(name: MonthName, palette: PaletteName): AltText {
  const { alt } = monthOf(name);
  return altText('kudde' in alt ? alt[palette] : alt);
}
