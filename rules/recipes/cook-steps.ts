/** What cook mode reads out of a step: how long something takes, and what has to be at hand. */

const minuteWords = 'min(?:ut)?(?:en|es|e|s)?';
const hourWords = 'uur|uren|u|stunden?|std|heures?|h|hours?|hrs?';
const time = new RegExp(String.raw`(\d+)(?:\s?[-–]\s?\d+)?\s*(?:(${minuteWords})|(${hourWords}))(?![\p{L}\d])`, 'iu');

/** Seconds of the first time that is named, the shorter of two; null where none is. */
export function secondsIn(step: string): number | null {
  const [, count, minutes] = time.exec(step) ?? [];
  if (count === undefined) return null;
  const seconds = Number(count) * (minutes === undefined ? 3600 : 60);
  return seconds > 0 && seconds <= longestSeconds ? seconds : null;
}

/** What takes longer is no matter of a kitchen timer. */
const longestSeconds = 12 * 3600;

/** `2:41:08`, or `9:05` below an hour. */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const shortestWord = 4;
/** "sukadelappen" is meant by "de sukade", and "uien" by "ui": the beginning decides. */
const stemLength = 6;

/** Whether a step speaks of an ingredient: of a word of its name, before what is told of it. */
export function isInStep(ingredient: string, step: string): boolean {
  const said = wordsOf(step);
  return wordsOf(ingredient.split(/[(,]/, 1)[0] ?? '')
    .filter((word) => word.length >= shortestWord || ingredient.trim() === word)
    .some((word) => said.some((other) => other.startsWith(word.slice(0, stemLength))));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
