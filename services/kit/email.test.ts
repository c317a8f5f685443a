import { expect, test } from 'vitest';
import { isEmail, mailboxOf, maskEmails } from './email.ts';

const good = [
  'jan@example.test',
  'j.o+x@sub.example.test',
  'jürgen@müller.example',
  "o'neil/x@example.test",
  '李@例子.公司',
];

test.each(good)('%s is an address, and is not to be found in a masked text', (email) => {
  expect(isEmail(email)).toBe(true);
  for (const text of [email, `<${email}>`, `550 ${email}: no`, JSON.stringify({ email }), `/nl/${email}/x`])
    expect(maskEmails(text)).not.toContain(email);
});

test.each([
  '\u0001',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u009b',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ue000',
  '\ud800',
])('weakness 13, 30: %j is no part of an address', (sign) => {
  for (const email of [`vic${sign}tim@example.test`, `victim@exa${sign}mple.test`]) expect(isEmail(email)).toBe(false);
});

test('the frames of a stack keep the packages in them', () => {
  const frame = 'at x (file:///srv/node_modules/@hono/node-server/dist/index.mjs:1:2)';
  expect(maskEmails(frame)).toBe(frame);
});

test('weakness 13: the part behind a plus is the same letter box', () => {
  expect(mailboxOf(' Vic+1@Example.test')).toBe('vic@example.test');
  expect(mailboxOf('vic+a+b@example.test')).toBe('vic@example.test');
  expect(mailboxOf('+a@example.test')).toBe('+a@example.test');
});

test('masking a long text takes one look at each part of it', () => {
  const long = 'a'.repeat(200_000);
  expect(maskEmails(`${long}@`)).toHaveLength(200_001);
});
