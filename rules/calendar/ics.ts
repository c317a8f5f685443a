/** Days for a calendar (RFC 5545), in lines of at most 75 bytes. */
import { addDays, type PlainDate } from '#rules/time/local-time.ts';

export type IcsEvent = {
  uid: string;
  day: PlainDate;
  /** On the visitor's own clock, with a reminder then; without, it is the whole day. */
  hour?: number;
  title: string;
  text?: string | null;
  url?: string | null;
};

type Calendar = {
  host: string;
  /** The first moment of the day it is made on, so that it is the same file all day. */
  madeOn: PlainDate;
  events: readonly IcsEvent[];
};

export function icsFile({ host, madeOn, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//shop//EN`,
    ...events.flatMap((event) => eventLines(event, madeOn)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventLines({ uid, day, hour, title, text, url }: IcsEvent, madeOn: PlainDate): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${digits(madeOn)}T000000Z`,
    ...(hour === undefined
      ? [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${digits(day)}T${String(hour).padStart(2, '0')}0000`, 'DURATION:PT15M', 'TRANSP:TRANSPARENT']),
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(hour === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT0S', `DESCRIPTION:${escaped(title)}`, 'END:VALARM']),
    'END:VEVENT',
  ];
}

function digits(day: PlainDate): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Bytes are counted, and no sign is cut in two. */
function folded(line: string): string {
  let size = 0;
  let result = '';
  for (const sign of line) {
    const bytes = encoder.encode(sign).length;
    if (size + bytes > longestLine) {
      result += '\r\n ';
      size = 1;
    }
    result += sign;
    size += bytes;
  }
  return result;
}
