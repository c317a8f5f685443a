import { expect, test } from 'vitest';
import { icsFile } from './ics.ts';

const host = 'www.kudde.example';
const day = { uid: `box@${host}`, day: '2026-12-31', title: 'Blaarkop; vers, écht\nnu \\o/' };

test('D7.4 one whole day, with its signs escaped', () => {
  expect(
    icsFile({ host, madeOn: '2026-11-18', events: [{ ...day, url: `https://${host}/nl/ons-vlees/box` }] }).split(
      '\r\n',
    ),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.kudde.example//shop//EN',
    'BEGIN:VEVENT',
    'UID:box@www.kudde.example',
    'DTSTAMP:20261118T000000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Blaarkop\\; vers\\, écht\\nnu \\\\o/',
    'URL:https://www.kudde.example/nl/ons-vlees/box',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('D7.4 no line is longer than 75 bytes, no sign is cut, and unfolded it says the same', () => {
  const title = 'Rôti de bœuf à l’ancienne '.repeat(9).trim();
  const file = icsFile({ host, madeOn: '2026-11-18', events: [{ ...day, title }] });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test('a reminder is at an hour of the visitor’s own clock', () => {
  const file = icsFile({ host, madeOn: '2026-11-18', events: [{ ...day, hour: 20, title: 'Uit de vriezer' }] });
  expect(file).toContain('DTSTART:20261231T200000\r\n');
  expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT0S\r\n');
});
