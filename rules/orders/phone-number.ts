/** Whether it can be a telephone number: digits, as people group them. Pure. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s().\-/]{6,}$/.test(text.trim());
}
