export type Encoding = 'identity' | 'br' | 'gzip';

/** The smallest form the other side can read, by its `accept-encoding`. */
export function acceptedEncoding(accepted: string | string[] | null | undefined): Encoding {
  const text = accepted?.toString() ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text) ? 'gzip' : 'identity';
}
