import { isRecord } from '#contract/fields/json.ts';
import { isAbsent, reader } from '#contract/fields/read.ts';

type InfoSection = { title: string | null; body: { html: string } };

function readSection(value: unknown, report: (message: string) => void): InfoSection[] {
  if (isAbsent(value)) return [];
  const { title, body } = isRecord(value) ? value : { title: null, body: value };
  if (typeof body !== 'string') {
    report('must be HTML, or a list of {title, body}');
    return [];
  }
  if (body.trim() === '') return [];
  return [{ title: typeof title === 'string' && title !== '' ? title : null, body: { html: body } }];
}

type WireSection = string | { title?: string | null; body: string };

/** Additional information: one HTML text, or several with a title each (storage, nutrition, months on grass …). */
export const InfoSections = reader<WireSection | WireSection[] | null, InfoSection[]>(
  { contentMediaType: 'text/html', description: 'HTML, or a list of {title, body}' },
  (value, report) => (Array.isArray(value) ? value : [value]).flatMap((section) => readSection(section, report)),
);
