// Codes of vouchers, as KHTM-7Q2W-XP4A.

/** Signs nobody takes for another one. */
export const voucherSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const voucherGroups = 3;
export const voucherGroupLength = 4;

/** The code as it is kept, however somebody typed it; null for what can be none. */
export function readVoucherCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s\-‐‑–.]/gu, '');
  if (signs.length !== voucherGroups * voucherGroupLength) return null;
  if (!Array.from(signs).every((sign) => voucherSigns.includes(sign))) return null;
  return Array.from({ length: voucherGroups }, (_, group) =>
    signs.slice(group * voucherGroupLength, (group + 1) * voucherGroupLength),
  ).join('-');
}
