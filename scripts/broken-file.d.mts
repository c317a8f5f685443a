export function wordsOfBrokenFile(error: unknown, root: string): string;
