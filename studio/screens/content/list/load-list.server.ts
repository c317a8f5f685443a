import { data, redirect } from 'react-router';
import { numberFrom } from '#contract/fields/number-from.ts';
import { formatPrice } from '#rules/money/price.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { contentAnswerTexts } from '../../../texts/content/answers.ts';
import { kindTexts } from '../../../texts/content/kinds.ts';
import { type TextKey, textsIn } from '../../../texts/text-table.ts';
import { plannedWords } from '../../../words/moment-words.ts';
import { smallPictureAddress } from '../picture-address.ts';

const single = new Set(['settings', 'redirects', 'popular']);

/** What a list of goods or pages shows. */
export async function loadList(request: Request, kind: string, studio: StudioContext) {
  const { editing, market, language } = studio;
  const query = new URL(request.url).searchParams;
  const asked = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').slice(0, 100);
  if (single.has(kind)) throw redirect(`/content/${kind}/1?market=${market.code}`);
  const filters = { search: asked('find'), state: asked('state'), animal: asked('animal'), stock: asked('stock') };
  const list = await editing.list(market, kind, { ...filters, page: Number(asked('page')), language });
  if (!list) throw data(null, 404);
  const stocks = new Map(list.stocks.map(({ value, title }) => [value, title]));
  const animals = new Map(list.animals.map(({ value, title }) => [value, title]));
  return {
    ...list,
    kind,
    market: market.code,
    today: localDate(studio.now, market.timeZone),
    title: textsIn(kindTexts, language)(kind as TextKey<typeof kindTexts>),
    filters,
    last: list.counts.published + list.counts.changed,
    rows: list.rows.map((row) => ({
      ...row,
      // What is new and has no name yet is called by the address of its draft.
      title: row.title.startsWith('~') ? textsIn(contentAnswerTexts, language)('unnamed') : row.title,
      picture: smallPictureAddress(row.picture),
      price: formatPrice(numberFrom(row.price), market) ?? '',
      plannedAt: row.plannedAt && plannedWords(row.plannedAt, studio),
      stock: stocks.get(row.stock) ?? row.stock,
      animals: row.animals.map((animal) => animals.get(animal) ?? animal).join(', '),
    })),
  };
}
