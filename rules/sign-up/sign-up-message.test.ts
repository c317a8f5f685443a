import { expect, test } from 'vitest';
import { newsletterMessage, type SignUpAnswer, type SignUpMessage, soldOutMessage } from './sign-up-message.ts';

test.each<[SignUpAnswer, SignUpMessage]>([
  [{ result: 'success' }, { tone: 'success', key: 'newsletter.success' }],
  [{ result: 'error' }, { tone: 'error', key: 'newsletter.error' }],
  [{ result: 'duplicate' }, { tone: 'error', key: 'newsletter.duplicate' }],
  [{ result: 'pending' }, { tone: 'error', key: 'newsletter.error' }],
  [{ result: 'toString' }, { tone: 'error', key: 'newsletter.error' }],
  [{ result: null }, { tone: 'error', key: 'newsletter.error' }],
  [{}, { tone: 'error', key: 'newsletter.error' }],
])('SGN-7 the answer %j gives %j', (answer, message) => {
  expect(newsletterMessage(answer)).toEqual(message);
});

test.each<[SignUpAnswer, SignUpMessage]>([
  [
    { result: 'success', msg: 'Bedankt!' },
    { tone: 'success', text: 'Bedankt!' },
  ],
  [
    { result: 'duplicate', msg: 'Al bekend.' },
    { tone: 'error', text: 'Al bekend.' },
  ],
  [
    { result: 'what', msg: 'Hm.' },
    { tone: 'error', text: 'Hm.' },
  ],
  [
    { result: 'success', msg: '' },
    { tone: 'success', key: 'newsletter.success' },
  ],
  [
    { result: 'success', msg: ' <br> ' },
    { tone: 'success', key: 'newsletter.success' },
  ],
  [
    { result: 'success', msg: null },
    { tone: 'success', key: 'newsletter.success' },
  ],
])('SGN-11 a msg overrides the text of ours: %j gives %j', (answer, message) => {
  expect(newsletterMessage(answer)).toEqual(message);
});

test('SGN-12 a network failure or time-out gives newsletter.subscription_error in error style', () => {
  expect(newsletterMessage(null)).toEqual({ tone: 'error', key: 'newsletter.subscription_error' });
});

test.each<[SignUpAnswer, SignUpMessage]>([
  [
    { result: 'success', msg: 'We mailen je.' },
    { tone: 'success', text: 'We mailen je.' },
  ],
  [{ result: 'success' }, { tone: 'success', key: 'newsletter.product_success' }],
  [
    { result: 'success', msg: '' },
    { tone: 'success', key: 'newsletter.product_success' },
  ],
])('SGN-15 the sold-out sign-up %j gives %j', (answer, message) => {
  expect(soldOutMessage(answer)).toEqual(message);
});

test.each<[SignUpAnswer]>([[null], [{}], [{ result: 'error' }], [{ result: 'error', msg: 'SQL error near line 3' }]])(
  'SGN-16 the sold-out sign-up %j failed, and only our text says so',
  (answer) => {
    expect(soldOutMessage(answer)).toEqual({ tone: 'error', key: 'newsletter.subscription_error' });
  },
);

test.each<[string, string]>([
  ['0 - Please enter a value', 'Please enter a value'],
  ['10 - An email address must contain a single @', 'An email address must contain a single @'],
  [
    'x@y.example is already subscribed. <a href="https://list.example/?e=1">Click here</a>',
    'x@y.example is already subscribed. Click here',
  ],
  ['Order 12 - 13 is known', 'Order 12 - 13 is known'],
  ['<script>alert(1)</script>Too many <b>attempts</b> &amp; so on', 'Too many attempts & so on'],
])('SGN-22 the popup shows the returned msg %j as plain text', (msg, text) => {
  expect(newsletterMessage({ result: 'error', msg })).toEqual({ tone: 'error', text });
});
