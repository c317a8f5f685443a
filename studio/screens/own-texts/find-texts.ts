/** Which of the shop's texts are shown: by group, by what is looked for, or those that are one's own. */
import type { OwnTexts } from '#rules/settings/own-texts.ts';
import type { OurText } from '../../ports/own-texts.ts';

/** As owners think of them; each is one or more namespaces of the catalogue. */
export const textGroups = {
  mails: ['shop', 'books'],
  buying: ['selling', 'coupons'],
  everywhere: ['translation'],
  goods: ['package', 'food', 'farmshop', 'cuts'],
  stories: ['home', 'farmers', 'breeds', 'recipes', 'blog', 'faq', 'find', 'almanac', 'origin'],
  errors: ['errors'],
} as const satisfies Record<string, readonly string[]>;

export type TextGroup = keyof typeof textGroups;
export const textGroupNames = Object.keys(textGroups) as TextGroup[];

export type ShownText = OurText & { own: string | null };

type TextQuery = { search: string; group: TextGroup | 'own' | null };

/** Every word must be in the text, ours or one's own, in whatever case and with or without accents. */
export function findTexts(ours: readonly OurText[], own: OwnTexts, { search, group }: TextQuery): ShownText[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isInGroup = (key: string) => {
    if (group === null || group === 'own') return true;
    const namespace = key.split(':', 1)[0] ?? '';
    return textGroups[group].some((each) => each === namespace);
  };
  return ours
    .filter(({ key }) => isInGroup(key))
    .map(({ key, text }) => ({ key, text, own: Object.hasOwn(own, key) ? (own[key] ?? null) : null }))
    .filter((each) => group !== 'own' || each.own !== null)
    .filter(({ text, own: mine }) => {
      const both = plain(`${text} ${mine ?? ''}`);
      return words.every((word) => both.includes(word));
    });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
