import { isAboutBuying, lastDaysSaid, monthsSaid } from '#rules/facts/month-words.ts';
import { sentencesOf } from '#rules/facts/sentences.ts';
import { stockWordsIn } from '#rules/facts/stock-words.ts';
import { readSeason, type Season } from '#rules/time/season.ts';
import type { CheckInput } from '../check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import type { Doc } from '#services/content/kinds.ts';
import { type TextAt, textsOf } from '#services/content/texts-of.ts';

type Problem = Omit<ContentIssue, 'file'>;

/** What a text says of stock or of a season stays true when the day is over. */
export function checkDatedWords({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const language = market.langTag.slice(0, 2);
  return [...files.items.packages, ...files.items['farmshop-products']].flatMap(({ file, doc }) => {
    const texts = proseOf(doc);
    const season = readSeason(doc.season_from, doc.season_until);
    return [
      ...texts.flatMap((text) => stockProblems(language, text)),
      ...(season ? texts.flatMap((text) => seasonProblems(language, text, season)) : []),
      ...(season ? statusProblems(doc, season) : []),
    ].map((problem) => ({ file, ...problem }));
  });
}

const prose = [
  'card_description',
  'body_title',
  'body',
  'checklist',
  'additional_info',
  'seo_title',
  'seo_description',
];

function proseOf(doc: Doc): TextAt[] {
  return textsOf(Object.fromEntries(prose.map((name) => [name, doc[name]])));
}

function stockProblems(language: string, { path, text }: TextAt): Problem[] {
  const said = stockWordsIn(language, text);
  return said === undefined
    ? []
    : [{ field: path, reason: `"${said}" is true today only: stock moves, and the figures say it` }];
}

/** Before its season a thing is said to come by the season itself; the word for it would hold it back in the season too. */
function statusProblems(doc: Doc, { from, until }: Season): Problem[] {
  const field = doc.stock_status === undefined ? 'shop_product_stock_status' : 'stock_status';
  const reason = `is coming_soon, also from ${from} to ${until}: a season alone says when it is not there yet`;
  return doc[field] === 'coming_soon' ? [{ field, reason }] : [];
}

function seasonProblems(language: string, { path, text }: TextAt, { from, until }: Season): Problem[] {
  const isList = path.startsWith('checklist') || path === 'body_title' || path === 'card_description';
  return sentencesOf(text).flatMap((sentence) => {
    // In a body, months may be those of a meadow; in a list of what is for sale they are those of the sale.
    const isOfSale = isList || isAboutBuying(language, sentence);
    if (!isOfSale) return [];
    const wrongMonths = monthsSaid(language, sentence).filter(
      (said) => said.from !== from.slice(0, 2) || said.until !== until.slice(0, 2),
    );
    const wrongDays = isAboutBuying(language, sentence)
      ? lastDaysSaid(language, sentence).filter(({ day }) => day !== until)
      : [];
    return [...wrongMonths, ...wrongDays].map(({ said }) => ({
      field: path,
      reason: `says "${said}", but its season is ${from} to ${until}`,
    }));
  });
}

/** A reduction that always began twelve days ago never began. */
