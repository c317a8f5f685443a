/** Text as Windows-1252 bytes, which DATEV reads. What it has no sign for becomes a question mark. Pure. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function cp1252Bytes(text: string): Uint8Array {
  const bytes = Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    const index = upper.indexOf(sign);
    return index < 0 ? 0x3f : 0x80 + index;
  });
  return Uint8Array.from(bytes);
}
