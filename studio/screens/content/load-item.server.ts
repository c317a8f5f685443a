import { data } from 'react-router';
import { pageUrl } from '../../forms/form-answer.ts';
import type { GroupView, PartView } from '../../ports/editing.ts';
import type { Issue } from '../../ports/issue.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { contentAnswerTexts } from '../../texts/content/answers.ts';
import { kindTexts } from '../../texts/content/kinds.ts';
import { type TextKey, textsIn } from '../../texts/text-table.ts';
import { momentWords } from '../../words/moment-words.ts';
import { issueWords } from './issue-words.server.ts';
import { plannedShown } from './plan/planned-shown.server.ts';

type ItemParams = { kind?: string; name?: string };

export async function loadItem(request: Request, { kind = '', name = '' }: ItemParams, studio: StudioContext) {
  const { editing, market, language } = studio;
  const query = pageUrl(request).searchParams;
  const row = (query.get('row') ?? '').slice(0, 200);
  const item = await editing.open(market, { kind, name }, { language, row });
  if (!item) throw data(null, 404);
  const { savedAt, issues, warnings, overtaken, planned, ...view } = item;
  const text = textsIn(contentAnswerTexts, language);
  const fieldsSaid = (key: 'overtaken' | 'leftOut', fields: string) => (fields === '' ? '' : text(key, { fields }));
  const words = (issue: Issue) => issueWords(issue, language);
  const known = new Set(pathsIn(view.groups));
  const beside = issues.filter(({ path }) => known.has(path));
  const rest = issues.filter(({ path }) => !known.has(path));
  return {
    ...view,
    kindTitle: textsIn(kindTexts, language)(kind as TextKey<typeof kindTexts>),
    sign: market.currency === 'GBP' ? '£' : '€',
    decimal: market.numbers.decimal,
    pricePattern: market.numbers.price,
    price: priceIn(view.groups),
    saved: savedAt && momentWords(savedAt, studio),
    overtaken: fieldsSaid('overtaken', overtaken.map(({ label }) => label).join(', ')),
    issues: Object.fromEntries([...Map.groupBy(beside, ({ path }) => path)].map(([path, of]) => [path, of.map(words)])),
    problems: [
      ...beside.map((issue) => ({ path: issue.path, words: words(issue) })),
      ...rest.map((issue) => ({ path: '', words: words(issue) })),
    ],
    pages: /^modules\.\d+$/.test(row) ? await otherPages(studio, { kind, name }) : [],
    planned: planned && plannedShown(planned, studio),
    warnings: warnings.map(words),
    isDiscarded: query.has('discarded'),
    leftOut: fieldsSaid('leftOut', (query.get('left-out') ?? '').slice(0, 300)),
  };
}

/** Of all shops, this one first. */
async function otherPages({ editing, market, markets }: StudioContext, { kind, name }: { kind: string; name: string }) {
  const inOrder = [market, ...markets.filter(({ code }) => code !== market.code)];
  const pages = await Promise.all(
    inOrder.map(async (each) => ({ each, names: await editing.names(each, 'static-pages') })),
  );
  return pages.flatMap(({ each: { code }, names }) =>
    names
      .filter(({ value }) => !(code === market.code && kind === 'static-pages' && value === name))
      .map(({ value, title }) => ({ value: `${code}/${value}`, title: `${code}: ${title}` })),
  );
}

/** Where a problem can stand beside what it is about. */
function pathsIn(groups: GroupView[]): string[] {
  return groups.flatMap(({ parts }) => below(parts));
}

/** What the box costs as it was shown, for the sums below its contents. */
function priceIn(groups: GroupView[]): string {
  const fields = groups.flatMap(({ parts }) => parts.flatMap((part) => ('field' in part ? [part.field] : [])));
  return fields.find(({ counts }) => counts === 'price')?.text ?? '';
}

function below(parts: PartView[]): string[] {
  return parts.flatMap((part): string[] => {
    if ('field' in part) return [part.field.path];
    if ('list' in part) return part.list.rows.flatMap((row) => [row.path, ...below(row.parts)]);
    return below(part.parts);
  });
}
