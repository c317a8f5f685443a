/** Tags and the texts between them, of HTML that was cleaned: no attribute holds a `<` or `>` then. */
const pieces = /<[^<>]*>|[^<]+/g;
// Bounded: each of its repetitions.
const mail = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu;
/** International only: any other row of figures may be a number of something else. */
const phone = /\+\d[\d \u00A0().-]{7,20}\d/g;

/** Mail addresses and phone numbers become links wherever an editor wrote them, unless they are one already. */
export function linkContacts(html: string): string {
  if (!html.includes('@') && !/\+\d/.test(html)) return html;
  let depth = 0;
  return html.replaceAll(pieces, (piece) => {
    if (/^<a[\s>]/i.test(piece)) depth += 1;
    if (/^<\/a>/i.test(piece)) depth -= 1;
    return depth > 0 || piece.startsWith('<') ? piece : linkIn(piece);
  });
}

function linkIn(text: string): string {
  return text
    .replaceAll(mail, (address) => `<a href="mailto:${address}">${address}</a>`)
    .replaceAll(phone, (number) => `<a href="tel:${dialled(number)}">${number.replaceAll(' ', '\u00A0')}</a>`);
}

/** Without the trunk prefix, the 0 that is dialled inside the country only. */
function dialled(number: string): string {
  return `+${number.replace('(0)', '').replaceAll(/\D/g, '')}`;
}
