const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** As 2026-03-04, from whichever way a bank writes a day; null for what is none. */
export function readDate(text: string): string | null {
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/.exec(text) ?? [];
  if (y !== undefined) return real(y, m, d);
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3})[-/. ](\d{4}|\d{2})$/i.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const number = /\d/.test(month) ? month : String(months.indexOf(month.toLowerCase()) + 1);
  return real(year.padStart(4, '20'), number.padStart(2, '0'), day.padStart(2, '0'));
}

/** The 31st of February is no day. */
export function isRealDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function real(y: string, m = '', d = ''): string | null {
  const text = `${y}-${m}-${d}`;
  return isRealDay(text) ? text : null;
}
