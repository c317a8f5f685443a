import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { mailingAddress } from './mailing-address.ts';

test('SHP-5, SHP-D6 address, subscribe, group and the name to call back', () => {
  const form = 'https://kudde.us1.list-manage.example/subscribe/post?u=1&id=2';
  const url = mailingAddress(form, markets.nl, { email: 'a+b@c.nl', callback: 'f' });
  expect(url.pathname).toBe('/subscribe/post-json');
  const { subscribe, groupField, groupValue } = markets.nl.mailing;
  expect(Object.fromEntries(url.searchParams)).toEqual({
    u: '1',
    id: '2',
    EMAIL: 'a+b@c.nl',
    [groupField]: groupValue,
    subscribe,
    c: 'f',
  });
});

test('SHP-D9 the address for scripts is understood as it is', () => {
  const call = { email: 'a@b.test', callback: 'answer' };
  const url = mailingAddress('https://m.example/subscribe/post-json?u=1', markets.uk, call);
  expect(url.pathname).toBe('/subscribe/post-json');
});
