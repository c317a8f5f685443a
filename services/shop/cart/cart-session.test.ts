import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createSessions } from './cart-session.ts';

const start = new Date('2026-11-15T00:00:00Z');
const later = (hours: number) => () => new Date(start.getTime() + hours * 3_600_000);
const at = (hours: number, market = markets.nl as { code: string }, secret = 'secret') =>
  createSessions(secret, market, later(hours));

const session = at(0).create();
const cookie = encodeURIComponent(at(0).cookieOf(session).value);
const token = at(0).tokenOf(session, 'wc/store');

test('SHP-2 a session is known again by its cookie and by its token', () => {
  expect(at(1).fromCookie(cookie)).toEqual({ id: session.id, from: 'cookie', isEnding: false });
  expect(at(1).fromToken(token)).toEqual({ id: session.id, from: 'token', isEnding: false });
});

test('SHP-2 the cookie looks like that of WooCommerce', () => {
  expect(at(0).cookieOf(session)).toMatchObject({
    name: expect.stringMatching(/^wp_woocommerce_session_[\da-f]{32}$/) as string,
    value: expect.stringMatching(/^t_[\da-f]{30}\|\|\d{10}\|\|\d{10}\|\|[\da-f]{32}$/) as string,
    maxAge: 172_800,
  });
});

test('SHP-2 a session ends after two days, and its last hour is time for a new cookie', () => {
  expect(at(47.5).fromCookie(cookie)?.isEnding).toBe(true);
  expect(at(48).fromCookie(cookie)).toBeNull();
  expect(at(48).fromToken(token)).toBeNull();
});

test('SHP-2 another market and another secret do not know it', () => {
  expect(at(1, markets.de).fromCookie(cookie)).toBeNull();
  expect(at(1, markets.de).fromToken(token)).toBeNull();
  expect(at(1, markets.nl, 'other').fromCookie(cookie)).toBeNull();
  expect(at(1, markets.nl, 'other').fromToken(token)).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['empty', ''],
  ['broken encoding', '%E0%A4%A'],
  ['another visitor', cookie.replace(/t_[\da-f]{4}/, 't_0000')],
  ['a longer life', cookie.replace(/7C17(\d{8})/, '7C99$1')],
  ['no signature', cookie.split('%7C%7C').slice(0, 3).join('%7C%7C')],
  ['a path', '..%2F..%7C%7C9999999999%7C%7C9999999999%7C%7Cx'],
])('SHP-2 a forged cookie is no session: %s', (_, forged) => {
  expect(at(1).fromCookie(forged)).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['no dots', 'x'],
  ['no signature', token.split('.').slice(0, 2).join('.')],
  ['another body', token.replace(/\..*\./, `.${Buffer.from('{"user_id":"t_x","exp":9e9}').toString('base64url')}.`)],
  ['no algorithm', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`],
])('SHP-2 a forged token is no session: %s', (_, forged) => {
  expect(at(1).fromToken(forged)).toBeNull();
});

test('SHP-2 a nonce lasts between twelve and twenty-four hours', () => {
  const nonce = at(0).nonce();
  expect(nonce).toMatch(/^[\da-f]{10}$/);
  expect(at(12).isNonce(nonce)).toBe(true);
  expect(at(24).isNonce(nonce)).toBe(false);
  expect(at(0).isNonce('deadbeef')).toBe(false);
});
