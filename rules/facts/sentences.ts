/** The sentences of a text of content, without its tags. What stands in blocks of their own are sentences too. */
export function sentencesOf(html: string): string[] {
  return (
    html
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|td|tr)\b[^<>]*>/gi, '\n')
      .replaceAll(/<[^<>]*>/g, '')
      // Bounded: it is tried once a sentence.
      .split(/\n|(?<=[.!?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '')
  );
}
