import { expect, test } from 'vitest';
import { inviteCode, inviteStatus, inviteTexts } from './invite.ts';

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

test('CPN-9 an answer with the status success shows the success modal', () => {
  expect(inviteStatus('{"status":"success"}')).toBe('success');
  expect(inviteStatus(' {"status":"success","x":1}\n')).toBe('success');
  expect(inviteTexts('success')).toEqual({
    title: 'popup.success.title',
    body: 'popup.success.body',
    button: 'popup.success.button',
  });
});

test.each([
  '{"status":"failed"}',
  '{"status":"maybe"}',
  '{"status":true}',
  '{}',
  '[]',
  'null',
  '"success"',
  '0',
  '',
  '<html>502</html>',
  'Your ajaxflow call does not exists or exit is missing in action!',
  null,
])('CPN-10 the answer %j shows the failure modal', (body) => {
  expect(inviteStatus(body)).toBe('failed');
});

test('CPN-11 the failure modal has the texts popup.failed.*', () => {
  expect(inviteTexts('failed')).toEqual({
    title: 'popup.failed.title',
    body: 'popup.failed.body',
    button: 'popup.failed.button',
  });
});
