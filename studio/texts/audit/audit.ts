/** What lines of the audit and toasts say. `people.invited` is the text `invited` of the group `people`: one line a group. */
import type { StudioLanguage } from '#rules/people/roles.ts';
import { backupAuditTexts } from './audit-backup.ts';
import { ordersAuditTexts } from './audit-orders.ts';
import { contentAuditTexts } from './audit-content.ts';
import { customersAuditTexts } from './audit-customers.ts';
import { booksAuditTexts } from './audit-books.ts';
import { bankAuditTexts } from './audit-bank.ts';
import { peopleAuditTexts } from './audit-people.ts';
import { picturesAuditTexts } from './audit-pictures.ts';
import { recallAuditTexts } from './audit-recall.ts';
import { settingsAuditTexts } from './audit-settings.ts';
import { stockAuditTexts } from './audit-stock.ts';
import { herdAuditTexts } from './audit-herd.ts';
import { weekAuditTexts } from './audit-week.ts';
import { type TextTable, textsIn } from '../text-table.ts';

const groups: Record<string, TextTable> = {
  backup: backupAuditTexts,
  bank: bankAuditTexts,
  books: booksAuditTexts,
  content: contentAuditTexts,
  customers: customersAuditTexts,
  herd: herdAuditTexts,
  orders: ordersAuditTexts,
  people: peopleAuditTexts,
  pictures: picturesAuditTexts,
  recall: recallAuditTexts,
  settings: settingsAuditTexts,
  stock: stockAuditTexts,
  week: weekAuditTexts,
};

export function auditText(
  { what, about, isUndone = false }: { what: string; about: Record<string, string | number>; isUndone?: boolean },
  language: StudioLanguage,
): string {
  const [group = '', key = ''] = what.split('.');
  const table = groups[group];
  const words = table ? textsIn(table, language)(key, about) : what;
  return isUndone ? `${words}. ${textsIn(peopleAuditTexts, language)('undone')}` : words;
}
