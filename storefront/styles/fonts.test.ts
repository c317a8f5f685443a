import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of the tables WOFF2 numbers, the program that says how letters are fitted to pixels. */
const prep = 12;
const directoryStart = 48;

/** The numbers of the tables a WOFF2 file has; its directory is numbers and lengths, both of as many bytes as they need. */
function tablesOf(file: Buffer): number[] {
  let at = directoryStart;
  const skipLength = () => {
    while ((file[at++] ?? 0) & 0x80);
  };
  return Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++] ?? 0;
    const table = flags & 0x3f;
    const transform = flags >> 6;
    if (table === 0x3f) at += 4;
    skipLength();
    // Outlines are stored transformed unless said otherwise, everything else as it is.
    const isOutline = table === 10 || table === 11;
    if (isOutline ? transform !== 3 : transform !== 0) skipLength();
    return table;
  });
}

test.each(['besley', 'hanken-grotesk'])(
  '%s says that its letters are not hinted: Linux would do it itself and make them wider',
  (name) => {
    const file = readFileSync(new URL(`../../public/fonts/${name}-latin-wght-normal.woff2`, import.meta.url));
    expect(tablesOf(file)).toContain(prep);
  },
);
