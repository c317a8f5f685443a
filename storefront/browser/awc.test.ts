import { afterEach, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { keepAwc } from './awc.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function arrive(address: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('window', { location: new URL(address) });
  vi.stubGlobal('document', {
    documentElement: { dataset: { awc: markets.de.affiliateCookiePath } },
    set cookie(text: string) {
      written.push(text);
    },
  });
  keepAwc();
  return written;
}

test('STO-6, STO-7, STO-D4 the parameter awc becomes a cookie of 7 days below /de, in any market', () => {
  expect(arrive('https://www.kudde.example/nl?awc=12_ab')).toEqual([
    'awc=12_ab; Max-Age=604800; Path=/de; SameSite=Lax; Secure',
  ]);
  expect(arrive('http://127.0.0.1:3000/de/farmbox?utm=1&awc=x')).toEqual([
    'awc=x; Max-Age=604800; Path=/de; SameSite=Lax',
  ]);
});

test.each(['', '?awc=', '?other=1'])('STO-6 nothing is written for "%s"', (search) => {
  expect(arrive(`https://www.kudde.example/nl${search}`)).toEqual([]);
});
