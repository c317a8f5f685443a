/** What the search page shows, with all its texts: the browser only repeats it. */
import type { Market } from '#contract/market.ts';
import type { SearchAnswer, SearchHit, SearchKind } from '#contract/search/search-answer.ts';
import { searchKinds } from '#contract/search/search-answer.ts';
import { type LocatedCut, locateCut } from '#rules/animals/cut-areas.ts';
import { normalTag } from '#rules/animals/normal-tag.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { questionAnchor } from '#rules/addresses/question-anchor.ts';
import { topAnimals } from '#rules/lists/animal-groups.ts';
import { searchMessages, type SearchStatus, statusOfText } from '#rules/search/search.ts';
import { formatPrice } from '#rules/money/price.ts';
import { type MarkedPart, markedParts } from '#rules/search/marked-text.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { siteSearchMaximumLength, searchTotal } from '#rules/search/search-bounds.ts';
import { durationText } from '#storefront/components/cards/duration.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

/** Hits of each kind on the page of all kinds. */
const searchPageLength = 6;

export type HitView = {
  to: string | null;
  title: MarkedPart[];
  text: MarkedPart[];
  /** Price, or what else is known in a few words. */
  note: string | null;
  image: string | null;
  /** Where a cut sits: shown instead of its picture. */
  map: LocatedCut | null;
  isGone: boolean;
};

export type GroupView = {
  kind: SearchKind;
  title: string;
  total: number;
  /** The page that lists all hits of this kind. */
  all: { to: string; title: string } | null;
  hits: HitView[];
};

type SearchQuery = { q: string | null; kind: string | null };

export async function loadSearch(ctx: RequestContext, { q, kind: wantedKind }: SearchQuery) {
  const { text } = ctx;
  const typed = (q ?? '').replace(/\s+/g, ' ').trim();
  const query = typed.slice(0, siteSearchMaximumLength);
  const kind = searchKinds.find((known) => known === wantedKind);
  const asked: SearchStatus = q === null ? 'search_empty' : statusOfText(query);
  const answer = asked === 'search_it' ? await ask(ctx, query, kind) : null;
  const isOut = asked === 'search_it' && answer === null;
  const maps = await loadMaps(ctx, answer);
  const groups = (answer?.groups ?? []).map((group) =>
    groupView(ctx, group, { query, answer, maps, isAlone: kind !== undefined }),
  );
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const status: SearchStatus = answer && total === 0 ? 'noresult' : asked;
  return {
    query,
    kind: kind ?? null,
    heading: headingOf(ctx, { query, total, status, isOut }),
    messages: [
      ...(isOut ? [text('find:unavailable')] : []),
      ...(typed.length > query.length ? [text('find:tooLong', { most: siteSearchMaximumLength })] : []),
      ...searchMessages(status === 'noresult' ? 'search_it' : status).map((key) => text(key)),
    ],
    corrected: answer && total > 0 && answer.meant.length > 0 ? correctedText(ctx, query, answer) : null,
    nearest: (answer?.nearest ?? []).map((word) => ({ word, to: searchAddress(ctx, word) })),
    groups,
    /** Links for a search that finds nothing. */
    ways: total === 0 ? waysOn(ctx) : null,
  };
}

/** A service that knows no search, or cannot be reached, has found nothing; the page says so. */
async function ask({ content, log }: RequestContext, query: string, kind: SearchKind | undefined) {
  const perKind = kind ? searchTotal : searchPageLength;
  return orNull(content.search({ query: { q: query, per_kind: perKind, ...(kind && { kind }) } }), log);
}

/** Hits of cuts that get a map; further ones keep their picture. */
const mappedCuts = 12;

/** A hit does not say of which animal it is, and the same word is a piece of several. */
async function loadMaps({ content, market, log }: RequestContext, answer: SearchAnswer | null) {
  const hits = answer?.groups.find(({ kind }) => kind === 'cuts')?.hits ?? [];
  const cuts = await Promise.all(
    hits.slice(0, mappedCuts).map(({ slug }) => orNull(content.getCut({ params: { slug } }), log)),
  );
  return new Map(cuts.flatMap((cut) => (cut ? [[cut.slug, locateCut(market, cut)]] : [])));
}

type Headed = { query: string; total: number; status: SearchStatus; isOut: boolean };

function headingOf({ text }: RequestContext, { query, total, status, isOut }: Headed): string {
  if (isOut || (status !== 'search_it' && status !== 'noresult')) return text('find:title');
  return total > 0 ? text('find:heading', { count: total, query }) : text('find:nothing', { query });
}

function correctedText({ text }: RequestContext, query: string, { meant }: SearchAnswer): string {
  return text('find:corrected', { query, meant: meant.join(', ') });
}

export function searchAddress({ market }: Pick<RequestContext, 'market'>, q: string, kind?: SearchKind): string {
  return `${pathTo(market, 'search')}?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
}

function waysOn({ market, text }: RequestContext) {
  const animals = topAnimals(market.animalTypes).map((animal) => ({
    animal,
    title: text.find(`animals.${animal}`) ?? animal,
    to: pathTo(market, 'animals', { filter: animal }),
  }));
  return { help: helpWithLinks(text('contact.both'), market), title: text('find:startHere'), animals };
}

type Words = { words: string; to: string | null };

/** Whoever is told to call or write on a phone presses the number. */
function helpWithLinks(help: string, { phone, email }: Pick<Market, 'phone' | 'email'>): Words[] {
  const plain = (words: string): Words => ({ words, to: null });
  // A telephone dials digits only.
  const links = [
    { words: phone, to: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    { words: email, to: `mailto:${email}` },
  ];
  return links.reduce<Words[]>(
    (parts, link) =>
      parts.flatMap((part) =>
        part.to === null
          ? part.words
              .split(link.words)
              .flatMap((words, index) => (index === 0 ? [plain(words)] : [link, plain(words)]))
          : [part],
      ),
    [plain(help)],
  );
}

type Group = SearchAnswer['groups'][number];
type Maps = ReadonlyMap<string, LocatedCut | null>;
type Shown = { query: string; answer: SearchAnswer | null; maps: Maps; isAlone: boolean };

function groupView(
  ctx: RequestContext,
  { kind, total, hits }: Group,
  { query, answer, maps, isAlone }: Shown,
): GroupView {
  const { text } = ctx;
  const isMore = !isAlone && total > hits.length;
  return {
    kind,
    title: text(`find:kinds.${kind}`),
    total,
    all: isMore ? { to: searchAddress(ctx, query, kind), title: text('find:all', { count: total }) } : null,
    hits: hits.map((hit) => ({
      ...hitView(ctx, { kind, hit, words: answer?.words ?? [] }),
      map: (kind === 'cuts' && maps.get(hit.slug)) || null,
    })),
  };
}

function hitView(
  ctx: RequestContext,
  { kind, hit, words }: { kind: SearchKind; hit: SearchHit; words: string[] },
): Omit<HitView, 'map'> {
  const isGoods = kind === 'packages' || kind === 'pieces';
  // A number is found as a whole.
  const marked = kind === 'tags' ? [] : words;
  const status = readStockStatus(hit.stockStatus);
  return {
    to: hitAddress(ctx, kind, hit),
    title: markedParts(hit.title, marked),
    text: markedParts(hit.text ?? '', marked),
    note: noteOf(ctx, kind, hit),
    image: hit.image,
    isGone: isGoods && !canBuy(status),
  };
}

function noteOf({ market, text }: RequestContext, kind: SearchKind, hit: SearchHit): string | null {
  switch (kind) {
    case 'packages':
    case 'pieces': {
      const status = readStockStatus(hit.stockStatus);
      return canBuy(status) ? formatPrice(hit.price, market) : text(`stock.${status}`);
    }
    case 'recipes':
      return durationText(hit.minutes, text);
    case 'tags':
      return hit.farmer && text('find:raisedBy', { farmer: hit.farmer.name });
    default:
      return null;
  }
}

export function hitAddress(
  { market }: Pick<RequestContext, 'market'>,
  kind: SearchKind,
  hit: SearchHit,
): string | null {
  const { slug } = hit;
  switch (kind) {
    case 'packages':
      return pathTo(market, 'package', { slug });
    case 'pieces':
      return pathTo(market, 'farmshopProduct', { slug });
    case 'recipes':
      return pathTo(market, 'recipe', { slug });
    case 'cuts':
      return pathTo(market, 'cut', { slug });
    case 'farmers':
      return pathTo(market, 'farmer', { slug });
    case 'breeds':
      return pathTo(market, 'breed', { slug });
    case 'articles':
      return pathTo(market, 'article', { slug, categories: hit.category ? [{ slug: hit.category }] : [] });
    case 'questions': {
      const filter = market.animalTypes.find((type) => type === hit.category) ?? null;
      return `${pathTo(market, 'faq', { filter })}#${questionAnchor(hit.title)}`;
    }
    case 'tags':
      return toAnimal(market, hit);
    case 'pages':
      return hit.address;
  }
}

/** What has no number that an address can have leads to who raised it. */
function toAnimal(market: Market, { slug, farmer }: SearchHit): string | null {
  const tag = normalTag(slug);
  if (tag !== null) return pathTo(market, 'animal', { slug: tag });
  return farmer && pathTo(market, 'farmer', { slug: farmer.slug });
}
