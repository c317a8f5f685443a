/** Null instead of an exception: addresses come from editors and visitors. (`URL.parse` is missing in older Safaris.) */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
