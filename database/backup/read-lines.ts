/**
 * Lines end at \n and nowhere else. JSON leaves other signs that end lines in its texts (U+2028, U+2029, U+0085), at which the
 * lines of node:readline end too.
 */
const newLine = 0x0a;

export class LineTooLong extends Error {}

/** The lines of a stream, none longer than so many bytes. */
export async function* readLines(input: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer) => {
    length += part.length;
    if (length > longest) throw new LineTooLong();
    begun.push(part);
  };
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(newLine); to !== -1; to = chunk.indexOf(newLine, from)) {
      keep(chunk.subarray(from, to));
      yield Buffer.concat(begun).toString('utf8');
      begun = [];
      length = 0;
      from = to + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield Buffer.concat(begun).toString('utf8');
}
