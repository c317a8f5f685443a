/** "Firefox, Windows": enough to know one's own telephone again, and no more. */
const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

export function deviceName(agent: string | null): string {
  const find = (list: typeof browsers | typeof systems) => list.find(([sign]) => agent?.includes(sign))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || '?';
}
