/** What the pages about packages ask of the content service. */
import type { Package } from '#contract/entities/package.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import { type Checkout as WholeCheckout, shopBase } from '#rules/links/checkout-link.ts';
import { isSoldFirst } from '#rules/food/sold-first.ts';
import { fillDeliveryDate, namesDeliveryDate } from '#rules/time/delivery.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { ProductRoute } from '#rules/addresses/product-routes.ts';
import { packageCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { notFound, orNotFound, orNull } from '#storefront/data/or-not-found.server.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { deliveryText } from '#storefront/i18n/delivery-text.ts';
import { lowestPriceText } from '#storefront/i18n/lowest-price-text.ts';
import { previousPrice } from '#rules/money/price.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { deadlineOf } from '#storefront/components/delivery-calendar/deadline.server.ts';
import { deliveryCalendarHtml } from '#storefront/components/delivery-calendar/delivery-calendar.server.tsx';
import { listHead } from '#storefront/data/list-head.ts';
import { loadTraceability } from '#storefront/data/load-traceability.server.ts';
import { askedChoice } from '#rules/package-choice/asked-choice.ts';
import { wholeSentences } from '#rules/text/whole-sentences.ts';
import { herdOf } from '#storefront/components/herd/herd-of.server.ts';
import { packageListPageSize } from '#rules/lists/page-sizes.ts';
import { isBeyondLast, pageCount } from '#rules/lists/page-links.ts';
import { narrowingQuery, noNarrowing, type Narrowing } from '#rules/lists/narrowing.ts';
import { narrowPackages, sortPackages } from '#rules/lists/package-order.ts';
import { loadTurns, turnsHtml } from './almanac/turns.server.tsx';
import { loadSoldOut } from './almanac/sold-out.server.tsx';
import { loadLoosePrice } from './almanac/loose-price.server.tsx';
import { comparisonHtml } from './comparison.server.tsx';
import { deliveryBounds, firstDeliveryDate } from '#storefront/data/first-delivery-date.server.ts';
import { listBars, narrowedTitle } from './list-choices.server.ts';
import { loadEveryPackage, loadPackagePage } from './load-packages.server.ts';
import { highlightsHtml, loadQuotes } from './origin/highlights.server.tsx';
import { journeyHtml } from './origin/journey.server.tsx';
import { splitHtml } from './split/split.server.tsx';
import { loadSizes, type PackageSize } from './load-sizes.server.ts';
import { loadMapOfPackage } from '#storefront/components/cut-map/load-cut-map.server.ts';
import { loadFoodFacts } from '#storefront/components/food-facts/food-facts.server.tsx';

/** A page of the packages of all animals that share a word. */
export async function loadPackageList(
  ctx: RequestContext,
  { key, word, animals }: ProductRoute,
  { page, narrowing }: { page: number; narrowing: Narrowing },
) {
  const { content, market, hostKind, text, log } = ctx;
  const isNarrowed = narrowingQuery(narrowing) !== '';
  const [{ packages, count, all }, staticPage] = await Promise.all([
    isNarrowed ? narrowedPage(ctx, animals, { page, narrowing }) : plainPage(ctx, animals, page),
    orNull(content.getStaticPage({ params: { slug: word } }), log),
  ]);
  const head = listHead(staticPage, { title: titleOf(animals, ctx) });
  const address = pathTo(market, 'productList', { animal: key, hostKind }) ?? '';
  return {
    page: { ...head, title: narrowedTitle(ctx, head.title, narrowing) },
    packages: packages.map(packageCardData),
    pageCount: count,
    /** What the addresses of other pages of this list end in. */
    query: narrowingQuery({ ...narrowing, compared: [] }),
    bars: listBars(ctx, { address, narrowing, all, isWhole: isNarrowed || count <= 1 }),
    comparison: await comparisonHtml(ctx, { address, narrowing, all, shown: packages }),
    state: { list: 'productList' as const, animal: key, hostKind, page },
    crumbs: [{ title: text('categories.all'), to: pathTo(market, 'animals') }],
    modules: staticPage?.modules ?? [],
  };
}

type Wanted = { page: number; narrowing: Narrowing };

async function narrowedPage(
  { content }: RequestContext,
  animals: ProductRoute['animals'],
  { page, narrowing }: Wanted,
) {
  const all = await loadEveryPackage(content, animals);
  const { animal: only, chips, sort } = narrowing;
  const chosen = narrowPackages(only === null ? all : all.filter(({ animal }) => animal === only), chips);
  const count = pageCount(chosen.length, packageListPageSize);
  if (isBeyondLast(page, count)) throw notFound();
  const first = (page - 1) * packageListPageSize;
  const packages = sortPackages(chosen, sort).slice(first, first + packageListPageSize);
  return { packages, count, all };
}

/**
 * Our own order, with what is sold out at the end. The list of one animal is laid out so; the lists of several are put together
 * here, all of them where they fill more than a page. What can be chosen is read off the page.
 */
async function plainPage(ctx: RequestContext, animals: ProductRoute['animals'], page: number) {
  const { packages, count } = await loadPackagePage(ctx.content, animals, page);
  if (count > 1 && animals.length > 1) return narrowedPage(ctx, animals, { page, narrowing: noNarrowing });
  return { packages: sortPackages(packages, null), count, all: packages };
}

/** "Duck, goose and turkey: our packages". */
function titleOf(animals: ProductRoute['animals'], { text, market }: RequestContext): string {
  const names = new Set(animals.map((animal) => text.find(`animals.${animal}`) ?? animal));
  const animal = new Intl.ListFormat(market.langTag, { type: 'conjunction' }).format(names);
  return text('home:packages.title', { animal });
}

/** A package for its page, whichever address it was asked at. */
export async function loadPackage(ctx: RequestContext, slug: string) {
  const box = await orNotFound(getPackage(ctx.content, slug));
  const { category, packageSlug, isOrganic } = box;
  const [traced, label, sizes, map, quotes, loose, soldOut, turns] = await Promise.all([
    loadTraceability({ category, cut: packageSlug ?? slug, isOrganic }, ctx),
    loadFoodFacts(box, ctx),
    loadSizes(box, ctx),
    loadMapOfPackage(box, ctx),
    loadQuotes(box, ctx),
    loadLoosePrice(box, ctx),
    loadSoldOut(box, ctx),
    loadTurns(box, ctx),
  ]);
  return {
    whole: box,
    shown: {
      box: packageView(box, sizes, ctx),
      label,
      map,
      told: {
        highlights: highlightsHtml(box, ctx),
        quotes,
        loose,
        soldOut,
        turns: turnsHtml(turns, box, ctx),
        when: whenHtml(box, ctx),
        journey: journeyHtml(box, firstDeliveryDate(box, ctx), ctx),
        split: splitHtml(box, ctx),
      },
      deadline: canBuy(readStockStatus(box.stockStatus)) ? deadlineOf(ctx, deliveryBounds(box, ctx)?.first) : null,
      herd: herdOf(box, ctx.market),
      crumbs: crumbsOf(box, ctx),
      traced,
      checkout: checkoutOf(box, ctx),
    },
  };
}

/** The days it can be brought on; of what is promised on no day there is no calendar. */
function whenHtml(box: Package, ctx: RequestContext) {
  const { market, now } = ctx;
  const bounds = deliveryBounds(box, { market, now });
  return bounds && deliveryCalendarHtml(bounds, ctx);
}

export type PackageView = ReturnType<typeof packageView>;

/** From which day it is delivered, where no line of its checklist says so. */
function deliveryLine(box: Package, ctx: RequestContext): string[] {
  const date = box.checklist.some(namesDeliveryDate) ? null : firstDeliveryDate(box, ctx);
  return date === null ? [] : [ctx.text('package:buy.deliveryFrom', { date })];
}

/** The breed has a page of its own for the rest. */
const breedTextLength = 320;

const unknownCost = { cost: null, freeFrom: null };

/** What the page shows of a package. */
function packageView(box: Package, sizes: PackageSize[], ctx: RequestContext) {
  const { now, market, text, isDeliveryUnknown } = ctx;
  const {
    modules: _modules,
    alternates: _alternates,
    attributes: _attributes,
    marked: _marked,
    food,
    breed,
    checklist,
    deliveryDate,
    lastDeliveryDate: _lastDeliveryDate,
    ...rest
  } = box;
  return {
    ...rest,
    variations: sizes,
    /** How it is divided, where the address says so. */
    asked: askedChoice(ctx.query, box.contents.minced),
    deliveryText: deliveryText(isDeliveryUnknown ? unknownCost : market.orders.packageDelivery, text, market),
    lowestText: lowestPriceText(previousPrice(box.price, box.previousPrice), { t: text, market }),
    isSoldFirst: isSoldFirst({ animal: box.animal, isExpress: box.highlight === 'express' }),
    /** It was never frozen. */
    isFresh: food.durability === 'use_by',
    checklist: [
      ...deliveryLine(box, ctx),
      ...checklist.map((line) => fillDeliveryDate(line, { deliveryDate, now, market })),
    ],
    breed: breed && {
      slug: breed.slug,
      title: breed.title,
      image: breed.image,
      text: wholeSentences(plainText(breed.body?.html) ?? '', breedTextLength),
    },
  };
}

function crumbsOf({ animal, title }: Package, { market, hostKind, text }: RequestContext) {
  const ofAnimal = text.find(`animals.${animal}`);
  const to = animal ? pathTo(market, 'productList', { animal, hostKind }) : null;
  return [
    { title: text('categories.all'), to: pathTo(market, 'animals') },
    ...(ofAnimal && to ? [{ title: ofAnimal, to }] : []),
    { title, to: null },
  ];
}

/** The link to the checkout, but for what the visitor chooses. */
export type Checkout = Omit<WholeCheckout, 'minced'>;

function checkoutOf({ category, slug, attributes }: Package, { market, site }: RequestContext): Checkout {
  return {
    shopBase: shopBase(site.linkOrigins[market.code] ?? '', market),
    category,
    productsWord: market.words.products,
    slug,
    attributes,
  };
}
