/** How an uploaded picture is called: words and a piece of its hash. The name of the file that was sent is only asked for words. */
import { foldText } from '#rules/search/search-words.ts';

const longest = 40;
const fewestDigits = 6;
/** What cameras, telephones and chats call a picture says nothing of it. */
const cameraWords = new Set(
  'img image imag dsc dscn dscf dcim pxl mvimg screenshot whatsapp signal photo foto picture bild afbeelding untitled copy kopie edited scan at am pm mp'.split(
    ' ',
  ),
);

/** `Kalf in de wei (1).JPG` → `Kalf in de wei`; nothing of `IMG_4412.jpg`. */
export function wordsOfFile(file: string): string {
  const last = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).replace(/\.[^.]{1,5}$/, '');
  const words = last.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const telling = words.filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word) && !cameraWords.has(foldText(word)));
  return telling.join(' ').slice(0, 80).trim();
}

/** `isTaken` is asked until it says no; more of the hash is taken each time. */
export function uploadName(words: string, hash: string, isTaken: (name: string) => boolean): string {
  const slug = foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  const beginning = slug === '' ? 'foto' : slug;
  for (let digits = fewestDigits; digits < hash.length; digits += 2) {
    const name = `${beginning}-${hash.slice(0, digits)}`;
    if (!isTaken(name)) return name;
  }
  return `${beginning}-${hash}`;
}
