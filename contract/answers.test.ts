import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCouponStatus, readMailingAnswer, readSignUpAnswer, readSoldOutAnswer } from './answers.ts';

type Recorded = Record<string, { status: number; type: string; body: string }>;
const recordings = new URL('../tests/fixtures/woocommerce/answers.json', import.meta.url);
const recorded: Recorded = JSON.parse(readFileSync(recordings, 'utf8'));
const bodyOf = (name: string) => recorded[name]?.body;

test.each([
  ['110-webhooks-success', { result: 'success', msg: null }],
  ['111-webhooks-duplicate', { result: 'duplicate', msg: null }],
  ['112-webhooks-error', { result: 'error', msg: null }],
  ['113-webhooks-missing-param', { result: 'error', msg: null }],
  ['69-unknown-namespace', { result: 'error', msg: null }],
  ['10-adminajax-bundle-add', null],
  ['70-ajaxflow-no-handler', null],
])('SHP-3 the webhook answer %s of a real shop is read', (name, answer) => {
  expect(bodyOf(name)).toBeTypeOf('string');
  expect(readSignUpAnswer(bodyOf(name))).toEqual(answer);
});

test.each([
  [{ result: 'success', msg: 'Check your <b>mail</b> &amp; confirm' }, 'success', 'Check your mail & confirm'],
  [{ result: 'duplicate', msg: '' }, 'duplicate', null],
  [{ result: 'error', msg: '<br>' }, 'error', null],
  [{ result: 'pending', msg: 'Wait' }, 'error', 'Wait'],
  [{ result: true, msg: 5 }, 'error', null],
  [{}, 'error', null],
])('SHP-3 the webhook answer %o has a result we know and a plain message', (answer, result, msg) => {
  expect(readSignUpAnswer(answer)).toEqual({ result, msg });
  expect(readSignUpAnswer(JSON.stringify(answer))).toEqual({ result, msg });
});

test.each([
  null,
  undefined,
  '',
  '<!doctype html><p>There has been a critical error</p>',
  '{"result":',
  7,
  [],
  '[]',
  true,
])('SHP-3, SHP-4, SHP-5 %o is no answer at all', (answer) => {
  expect(readSignUpAnswer(answer)).toBeNull();
  expect(readSoldOutAnswer(answer)).toBeNull();
  expect(readMailingAnswer(answer)).toBeNull();
});

test('SHP-4 the sold-out answer is a success or not, and a failure says nothing to visitors', () => {
  expect(readSoldOutAnswer(bodyOf('114-soldout-success'))).toEqual({ result: 'success', msg: null });
  expect(readSoldOutAnswer({ result: 'success', msg: 'We will write.' })).toEqual({
    result: 'success',
    msg: 'We will write.',
  });
  for (const result of ['error', 'pending', undefined]) {
    expect(readSoldOutAnswer({ result, msg: 'Stack trace' })).toEqual({ result: 'error', msg: null });
  }
  expect(readSoldOutAnswer(bodyOf('115-soldout-get-not-allowed'))).toEqual({ result: 'error', msg: null });
});

test('SGN-D4 who asks for the same notice twice is told that it will come', () => {
  expect(readSoldOutAnswer(bodyOf('111-webhooks-duplicate'))).toEqual({ result: 'success', msg: null });
  expect(readSoldOutAnswer({ result: 'duplicate', msg: 'Already on list 7' })).toEqual({
    result: 'success',
    msg: null,
  });
});

test.each([
  ['0 - Please enter a value', 'Please enter a value'],
  ['12 - An email address must contain a single @', 'An email address must contain a single @'],
  [
    'x@y.com is already subscribed to list Kudde. <a href="https://k.list-manage.com/subscribe/send-email?u=1&id=2">Click here to update your profile</a>',
    'x@y.com is already subscribed to list Kudde. Click here to update your profile',
  ],
  [
    'Recipient "x@y.com" has too many recent signup requests',
    'Recipient "x@y.com" has too many recent signup requests',
  ],
  ['Try again in about 5 - 10 minutes', 'Try again in about 5 - 10 minutes'],
])('SHP-5 the message of the mailing service loses its field number and tags: %s', (msg, shown) => {
  expect(readMailingAnswer({ result: 'error', msg })).toEqual({ result: 'error', msg: shown });
});

test('SHP-5 the mailing answer is read from a call of the script too', () => {
  const answer = { result: 'success', msg: 'Thank you for subscribing!' };
  expect(readMailingAnswer('__jp0({"result":"success","msg":"Thank you for subscribing!"})')).toEqual(answer);
  expect(readMailingAnswer('window.cb({"result":"success","msg":"Thank you for subscribing!"});\n')).toEqual(answer);
  expect(readMailingAnswer('{"result":"error","msg":"0 - Bad (the portion after the @: x)"}')).toEqual({
    result: 'error',
    msg: 'Bad (the portion after the @: x)',
  });
  expect(readMailingAnswer('__jp0(oops)')).toBeNull();
});

test.each([
  ['96-double-coupon-ok', 'success'],
  ['98-double-coupon-bad', 'failed'],
  ['91-double-coupon-on-empty-cart', 'failed'],
  ['70-ajaxflow-no-handler', 'failed'],
  ['68-unknown-route', 'failed'],
])('SHP-11 the coupon answer %s of a real shop is read', (name, status) => {
  expect(bodyOf(name)).toBeTypeOf('string');
  expect(readCouponStatus(bodyOf(name))).toBe(status);
});

test.each(['success', '"success"', '{"status":true}', '{"status":"SUCCESS"}', '', '0', null, undefined, [], {}])(
  'SHP-11 the coupon answer %o is a failure',
  (answer) => {
    expect(readCouponStatus(answer)).toBe('failed');
  },
);
