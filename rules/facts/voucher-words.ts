import { sentencesOf } from './sentences.ts';

/** Of one language: things that are sold, that delivery is thought of, that it is nearly enough, and what says for how long it is valid. */
type Words = { goods: RegExp; delivery: RegExp; nearly: RegExp; validity: RegExp };

const words: Partial<Record<string, Words>> = {
  nl: {
    goods: /pakket|(?<!\p{L})kip(?!\p{L})|kilo|worst|(?<!\p{L})(?:fles|biefstuk|gehakt)/iu,
    delivery: /bezorg|thuisgebracht/i,
    // Bounded: one sentence of a document.
    nearly: /bijna|net niet|op .* na(?!\p{L})/iu,
    validity: /geldig/i,
  },
  fr: {
    goods: /(?<!\p{L})(?:colis|kilos?|poulet|saucisses?|entrecôtes?)(?!\p{L})/iu,
    delivery: /livr/i,
    nearly: /près/i,
    validity: /valable/i,
  },
  en: {
    goods: /\b(?:box|boxes|pack|steaks?|chicken|sausages?|joint)\b/i,
    delivery: /deliver|courier|carriage/i,
    nearly: /\b(?:short of|nearly|almost|but not)\b/i,
    validity: /\bvalid\b/i,
  },
  de: {
    goods: /kiste|huhn|hähnchen|würst|braten|keulen|gans(?!\p{L})|farmbox/iu,
    delivery: /liefer|versand/i,
    nearly: /(?<!\p{L})(?:fast|beinahe|bis auf)(?!\p{L})/iu,
    validity: /gilt|gültig|einlös/i,
  },
};

/** Sentences of a voucher that say what it buys. */
export function voucherPromises(language: string, html: string) {
  const known = words[language];
  if (!known) return [];
  return sentencesOf(html)
    .filter((sentence) => known.goods.test(sentence) && !known.validity.test(sentence))
    .map((sentence) => ({
      sentence,
      hasDelivery: known.delivery.test(sentence),
      isNearly: known.nearly.test(sentence),
    }));
}

/** Words too common to tell one box from another. */
const common = new Set(['pakket', 'colis', 'kiste', 'pack', 'from', 'with', 'voor', 'pour', 'avec', 'organic', 'bio']);

/** Whether a sentence names goods: all the words of their name that tell something, whatever their ending. */
export function namesGoods(sentence: string, title: string): boolean {
  const wordsIn = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word));
  const [said, wanted] = [wordsIn(sentence), wordsIn(title)];
  return wanted.length > 1 && wanted.every((name) => said.some((word) => word.startsWith(name.slice(0, 5))));
}
