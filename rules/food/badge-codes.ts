/** A badge is worth the number behind it: who inspects, and where one can look it up. */
export type Badge = 'organic' | 'msc' | 'demeter' | 'labelRouge';

type BadgeCode = { name: string; form: RegExp; example: string };

export const badgeCodes: Record<Badge, BadgeCode> = {
  organic: { name: 'organic', form: /^[A-Z]{2}-(?:BIO|ÖKO|ORG)-\d{2,3}$/, example: 'NL-BIO-01' },
  msc: { name: 'MSC', form: /^MSC-C-\d{5}$/, example: 'MSC-C-00000' },
  demeter: { name: 'Demeter', form: /^Demeter \d{4,6}$/, example: 'Demeter 00000' },
  labelRouge: { name: 'Label Rouge', form: /^L[AR] \d{2}\/\d{2}$/, example: 'LA 00/00' },
};

export function badgeProblem(badge: Badge, code: string | null | undefined): string | undefined {
  const { name, form, example } = badgeCodes[badge];
  if (!code) return `the badge ${name} needs its number, such as ${example}`;
  return form.test(code) ? undefined : `"${code}" is no number of ${name}, such as ${example}`;
}

/** The oval mark of a slaughterhouse or cutting plant, by the country it begins with. */
const approvals: Partial<Record<string, RegExp>> = {
  NL: /^NL \d{2,5} EG$/,
  FR: /^FR \d{2}\.\d{3}\.\d{3} CE$/,
  GB: /^GB [A-Z]{0,2}\d{3,4}$/,
  DE: /^DE [A-Z]{2} \d{5} EG$/,
};

export function isApprovalNumber(text: string): boolean {
  return approvals[text.slice(0, 2)]?.test(text) ?? false;
}
