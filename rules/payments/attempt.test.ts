import { describe, expect, test } from 'vitest';
import {
  afterReport,
  afterReturned,
  type AttemptState,
  attemptStates,
  isUnderWay,
  refundParts,
  type ReportState,
} from './attempt.ts';

const asked = (state: AttemptState) => ({ state, amount: 8995, currency: 'EUR' });
const report = (state: ReportState, fields = {}) => ({ state, amount: 8995, currency: 'EUR', ...fields });

describe('what a report means', () => {
  const rows: [AttemptState, ReportState, AttemptState, number | null][] = [
    ['starting', 'open', 'open', null],
    ['open', 'open', 'open', null],
    ['open', 'pending', 'pending', null],
    ['open', 'paid', 'paid', 8995],
    ['pending', 'paid', 'paid', 8995],
    ['pending', 'open', 'pending', null],
    ['pending', 'failed', 'failed', null],
    ['open', 'failed', 'failed', null],
    ['open', 'cancelled', 'cancelled', null],
    ['open', 'expired', 'expired', null],
    // Twice, late, and in the wrong order.
    ['paid', 'paid', 'paid', null],
    ['paid', 'open', 'paid', null],
    ['paid', 'failed', 'paid', null],
    ['expired', 'open', 'expired', null],
    ['expired', 'paid', 'paid', 8995],
    ['cancelled', 'paid', 'paid', 8995],
    ['mismatch', 'open', 'mismatch', null],
    ['mismatch', 'paid', 'paid', 8995],
  ];
  test.each(rows)('%s, told %s: %s', (before, told, after, books) => {
    expect(afterReport(asked(before), report(told))).toEqual({ state: after, books });
  });

  test.each([
    ['one cent less', { amount: 8994 }],
    ['one cent more', { amount: 8996 }],
    ['nothing', { amount: 0 }],
    ['another currency', { currency: 'GBP' }],
  ])('another amount is never booked: %s', (_, fields) => {
    expect(afterReport(asked('open'), report('paid', fields))).toEqual({ state: 'mismatch', books: null });
  });

  test('no sequence of reports books twice', () => {
    const told: ReportState[] = ['open', 'paid', 'pending', 'paid', 'expired', 'paid', 'failed', 'paid'];
    let state: AttemptState = 'open';
    let booked = 0;
    for (const each of told) {
      const after = afterReport(asked(state), report(each));
      state = after.state;
      booked += after.books ?? 0;
    }
    expect([state, booked]).toEqual(['paid', 8995]);
  });

  test('what is under way is asked about', () => {
    expect(attemptStates.filter(isUnderWay)).toEqual(['starting', 'open', 'pending']);
  });
});

describe('what went back at the provider is booked once, and once more when it came back', () => {
  const gone = { kind: 'refund', isBack: false } as const;
  const fetched = { kind: 'chargeback', isBack: false } as const;
  test.each([
    [null, gone, { state: 'elsewhere', books: 'refund' }],
    [null, fetched, { state: 'chargeback', books: 'chargeback' }],
    [null, { ...gone, isBack: true }, null],
    [null, { ...fetched, isBack: true }, null],
    ['elsewhere', gone, null],
    ['chargeback', fetched, null],
    ['elsewhere', { ...gone, isBack: true }, { state: 'reversed', books: 'reversal' }],
    ['chargeback', { ...fetched, isBack: true }, { state: 'reversed', books: 'reversal' }],
    ['reversed', { ...fetched, isBack: true }, null],
    // Older answers arrive after newer ones.
    ['reversed', fetched, null],
  ] as const)('%s, told %j', (known, told, after) => {
    expect(afterReturned(known, told)).toEqual(after);
  });
});

describe('from which payments money goes back', () => {
  const one = { id: 'a', amount: 5000, refunded: 0 };
  const two = { id: 'b', amount: 8995, refunded: 0 };
  test.each([
    ['one payment, all of it', 8995, [two], [{ id: 'b', amount: 8995 }]],
    ['two, the newest first', 8995, [one, two], [{ id: 'b', amount: 8995 }]],
    [
      'more than the newest',
      10_000,
      [one, two],
      [
        { id: 'b', amount: 8995 },
        { id: 'a', amount: 1005 },
      ],
    ],
    ['a part of it went back before', 8995, [{ ...two, refunded: 8000 }], [{ id: 'b', amount: 995 }]],
    ['all of it did', 8995, [{ ...two, refunded: 8995 }], []],
    ['some of it came by transfer', 20_000, [one], [{ id: 'a', amount: 5000 }]],
    ['nothing is due', 0, [two], []],
  ])('%s', (_, due, paid, parts) => {
    expect(refundParts(due, paid)).toEqual(parts);
  });
});
