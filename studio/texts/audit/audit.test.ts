import { expect, test } from 'vitest';
import { auditText } from './audit.ts';

test('a line about what was taken back says so', () => {
  const line = { what: 'orders.cancel', about: { number: 'DE-2026-00001' } };
  expect(auditText(line, 'de')).toBe('DE-2026-00001 storniert');
  expect(auditText({ ...line, isUndone: true }, 'de')).toBe('DE-2026-00001 storniert. Rückgängig gemacht');
});
