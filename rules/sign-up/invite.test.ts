import { expect, test } from 'vitest';
import { inviteCode, inviteTexts } from './invite.ts';

test.each<[string, string | null]>([
  ['?invite=FRIEND10', 'FRIEND10'],
  ['?utm_source=x&invite=A%2BB%20C', 'A+B C'],
  ['?invite=', null],
  ['?invite=%20', null],
  ['?Invite=FRIEND10', null],
  ['?noinvite=FRIEND10', null],
  ['?x=invite=1', null],
  ['', null],
])('CPN-8 the query %j carries the code %j', (search, code) => {
  expect(inviteCode(search)).toBe(code);
});

test('CPN-9 the success modal has the texts popup.success.*', () => {
  expect(inviteTexts('success')).toEqual({
    title: 'popup.success.title',
    body: 'popup.success.body',
    button: 'popup.success.button',
  });
});

test('CPN-11 the failure modal has the texts popup.failed.*', () => {
  expect(inviteTexts('failed')).toEqual({
    title: 'popup.failed.title',
    body: 'popup.failed.body',
    button: 'popup.failed.button',
  });
});
