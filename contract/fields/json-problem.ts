/** What is wrong with a text that should be JSON, for somebody who wrote it by hand. */

/** As much of a line as is shown around the place. */
const shown = 80;

/** Null when it can be read. */
export function jsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return placeIn(text, positionIn(text, message));
  }
}

/** What V8 shows on either side of a sign it did not expect; it then says no position. */
const context = 10;

function positionIn(text: string, message: string): number {
  const said = /at position (\d+)/.exec(message)?.[1];
  if (said !== undefined) return Number(said);
  const [, token] = /^Unexpected token '(.)',/su.exec(message) ?? [];
  if (token === undefined) return text.trimEnd().length;
  const quote = message.indexOf('"');
  const isCut = message.slice(0, quote).endsWith('...');
  const from = Math.max(0, text.indexOf(message.slice(quote + 1, message.lastIndexOf('"'))));
  return text.indexOf(token, isCut ? from + context : from);
}

function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const line = text.split('\n')[before.length - 1] ?? '';
  const from = Math.max(0, Math.min(column - 1 - shown / 2, line.length - shown));
  const part = line.slice(from, from + shown).trim();
  const isEnd = at >= text.trimEnd().length;
  return `line ${before.length}, column ${column}${isEnd ? ', where the file ends' : ''}${part === '' ? '' : `: ${part}`}`;
}

/** A file of the shop that cannot be read. Its message is all that is shown. */
export class WrongFile extends Error {
  override name = 'WrongFile';
}

/** `name` is what its owner calls the file. */
export function readJsonFile(text: string, name: string): unknown {
  const problem = jsonProblem(text);
  if (problem !== null)
    throw new WrongFile(`${name} is not JSON: ${problem}\nLook for a comma or a quotation mark there, or just before.`);
  return JSON.parse(text);
}
