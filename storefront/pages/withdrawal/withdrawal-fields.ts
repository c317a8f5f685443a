/** The fields of the form with which a buyer goes back on an order, and what it was answered with. */
import type { WithdrawalProblem } from '#storefront/ports/orders.ts';

const withdrawalFields = ['number', 'name', 'email', 'what'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
export type WithdrawalValues = Readonly<Record<WithdrawalField, string>>;

export type SentWithdrawal =
  | { number: string; when: string; hasMail: boolean }
  | { values: WithdrawalValues; problems: WithdrawalProblem[]; reason: 'unknown' | 'tooMany' | null };

const longest = 500;

export function withdrawalValues(fields: ReadonlyMap<string, string>): WithdrawalValues {
  const [number = '', name = '', email = '', what = ''] = withdrawalFields.map((field) =>
    fields.get(field)?.slice(0, longest),
  );
  return { number, name, email, what };
}

export const emptyWithdrawal = withdrawalValues(new Map());
