/** What the pages about packages ask of the content service. */
import type { Package } from '#contract/entities/package.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import { type Checkout as WholeCheckout, shopBase } from '#rules/links/checkout-link.ts';
import { fillDeliveryDate } from '#rules/time/delivery.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { ProductRoute } from '#rules/addresses/product-routes.ts';
import { packageCardData } from '#storefront/components/cards/card-data.ts';
import type { VisitorContext } from '#storefront/request-context.ts';
import { found, foundOrNull } from '#storefront/data/or-not-found.server.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { listHead } from '#storefront/data/list-head.ts';
import { loadTraceability } from '#storefront/data/load-traceability.server.ts';
import { loadPackagePage } from './load-detail.server.ts';

/** A page of the packages of all animals that share a word. */
export async function loadPackageList(asked: VisitorContext, { key, word, animals }: ProductRoute, page: number) {
  const { content, market, hostKind, text, log } = asked;
  const [{ packages, count }, staticPage] = await Promise.all([
    loadPackagePage(content, animals, page),
    foundOrNull(content.getStaticPage({ params: { slug: word } }), log),
  ]);
  return {
    page: listHead(staticPage, { title: titleOf(animals, asked) }),
    packages: packages.map(packageCardData),
    pageCount: count,
    state: { list: 'productList' as const, animal: key, hostKind, page },
    crumbs: [{ title: text('categories.all'), to: pathTo(market, 'animals') }],
    modules: staticPage?.modules ?? [],
  };
}

/** "Duck, goose and turkey: our packages". */
function titleOf(animals: ProductRoute['animals'], { text, market }: VisitorContext): string {
  const names = new Set(animals.map((animal) => text.find(`animals.${animal}`) ?? animal));
  const animal = new Intl.ListFormat(market.langTag, { type: 'conjunction' }).format(names);
  return text('home:packages.title', { animal });
}

/** A package for its page, whichever address it was asked at. */
export async function loadPackage(asked: VisitorContext, slug: string, url: URL) {
  const box = await found(getPackage(asked.content, slug));
  const { category, packageSlug, isOrganic } = box;
  return {
    whole: box,
    shown: {
      box: packageView(box, asked),
      crumbs: crumbsOf(box, asked),
      traced: await loadTraceability(url, { category, cut: packageSlug ?? slug, isOrganic }, asked),
      checkout: checkoutOf(box, asked),
    },
  };
}

export type PackageView = ReturnType<typeof packageView>;

/** What the page shows of a package. */
function packageView(box: Package, { now, market }: VisitorContext) {
  const {
    modules: _modules,
    alternates: _alternates,
    attributes: _attributes,
    breed,
    checklist,
    deliveryDate,
    ...rest
  } = box;
  return {
    ...rest,
    checklist: checklist.map((line) => fillDeliveryDate(line, { deliveryDate, now, market })),
    breed: breed && { slug: breed.slug, title: breed.title, image: breed.image, text: plainText(breed.body?.html) },
  };
}

function crumbsOf({ animal, title }: Package, { market, hostKind, text }: VisitorContext) {
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

function checkoutOf({ category, slug, attributes }: Package, { market, site }: VisitorContext): Checkout {
  return {
    shopBase: shopBase(site.linkOrigins[market.code] ?? '', market),
    category,
    productsWord: market.words.products,
    slug,
    attributes,
  };
}
