/** The day of a delivery for a calendar (RFC 5545): a whole day, in lines of at most 75 bytes. Pure. */
import { addDays, type PlainDate } from '#rules/time/local-time.ts';

type Delivery = { number: string; day: PlainDate; madeAt: Date; title: string; text: string; host: string };

export function calendarFile({ number, day, madeAt, title, text, host }: Delivery): string {
  const plain = (date: PlainDate) => date.replaceAll('-', '');
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//orders//EN`,
    'BEGIN:VEVENT',
    `UID:${number}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

const longestLine = 75;

/** Bytes are counted, and no sign is cut in two. */
function folded(line: string): string {
  let size = 0;
  let result = '';
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > longestLine) {
      result += '\r\n ';
      size = 1;
    }
    result += sign;
    size += bytes;
  }
  return result;
}
