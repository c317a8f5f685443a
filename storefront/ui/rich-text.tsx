import type { RichText as RichTextValue } from '#contract/read.ts';

/** HTML an editor wrote. The server has cleaned it before it reaches any page. */
export function RichText({ value, className }: { value: RichTextValue | null; className?: string }) {
  return value ? <div className={className} dangerouslySetInnerHTML={{ __html: value.html }} /> : null;
}
