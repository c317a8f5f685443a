/** Structured data for search engines, one function a kind: what each returns goes into `jsonLd` of `pageMeta`. */
import { plainText } from '#contract/fields/plain-text.ts';
import type { RichText } from '#contract/fields/read.ts';
import type { Market } from '#contract/market.ts';
import { normaliseCurrency } from '#rules/money/price.ts';
import { readStockStatus, type StockStatus } from '#rules/stock/stock-status.ts';
import { type JsonLd, type PageAddress, shareImage } from './seo.ts';

/** Properties that are null or empty are left out. */
function thing(type: string, properties: Record<string, unknown>): JsonLd {
  const said = Object.entries(properties).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { '@type': type, ...Object.fromEntries(said) };
}

function document(type: string, properties: Record<string, unknown>): JsonLd {
  return { '@context': 'https://schema.org', ...thing(type, properties) };
}

type Company = {
  market: Pick<Market, 'brand' | 'logo' | 'phone' | 'email' | 'social'>;
  legalName: string;
  /** In one line, as the footer shows it. */
  postalAddress: string;
};

export function organizationJsonLd({ origin }: PageAddress, { market, legalName, postalAddress }: Company): JsonLd {
  return document('Organization', {
    name: market.brand,
    legalName,
    url: `${origin}/`,
    logo: new URL(market.logo, origin).href,
    telephone: market.phone,
    email: market.email,
    address: postalAddress,
    sameAs: Object.values(market.social).filter((link) => link !== null),
  });
}

/** Null for a trail of one: it says nothing. */
export function breadcrumbJsonLd(
  { origin, url }: PageAddress,
  crumbs: readonly { title: string; to: string | null }[],
): JsonLd | null {
  if (crumbs.length < 2) return null;
  const itemListElement = crumbs.map(({ title, to }, index) =>
    thing('ListItem', { position: index + 1, name: title, item: to ? new URL(to, origin).href : url }),
  );
  return document('BreadcrumbList', { itemListElement });
}

/** The pages a list leads to, in its order; null for a list of nothing. */
export function itemListJsonLd({ origin }: PageAddress, paths: readonly (string | null)[]): JsonLd | null {
  const itemListElement = paths
    .filter((path) => path !== null)
    .map((path, index) => thing('ListItem', { position: index + 1, url: new URL(path, origin).href }));
  return itemListElement.length > 0 ? document('ItemList', { itemListElement }) : null;
}

/** Null without questions. */
export function faqPageJsonLd(questions: readonly { question: string; answer: RichText | null }[]): JsonLd | null {
  const mainEntity = questions.flatMap(({ question, answer }) =>
    answer ? [thing('Question', { name: question, acceptedAnswer: thing('Answer', { text: answer.html }) })] : [],
  );
  return mainEntity.length > 0 ? document('FAQPage', { mainEntity }) : null;
}

type RecipeFacts = {
  title: string;
  author: string | null;
  image: string | null;
  body: RichText | null;
  seo: { description: string | null };
  prepMinutes: number | null;
  cookMinutes: number | null;
  portions: number | null;
  calories: number | null;
  updatedAt?: string | null;
  ingredients: readonly { amount: string | null; title: string }[];
  instructions: readonly { body: RichText | null; image: string | null }[];
};

export function recipeJsonLd({ url, origin }: PageAddress, recipe: RecipeFacts): JsonLd {
  return document('Recipe', {
    name: recipe.title,
    author: recipe.author && thing('Person', { name: recipe.author }),
    image: shareImage(recipe.image, origin),
    description: plainText(recipe.seo.description) || plainText(recipe.body?.html),
    url,
    dateModified: recipe.updatedAt,
    prepTime: minutes(recipe.prepMinutes),
    cookTime: minutes(recipe.cookMinutes),
    totalTime: minutes((recipe.prepMinutes ?? 0) + (recipe.cookMinutes ?? 0) || null),
    recipeYield: recipe.portions === null ? null : String(recipe.portions),
    nutrition: recipe.calories === null ? null : thing('NutritionInformation', { calories: `${recipe.calories} kcal` }),
    recipeIngredient: recipe.ingredients.map(({ amount, title }) => [amount, title].filter(Boolean).join(' ')),
    recipeInstructions: recipe.instructions.flatMap(({ body, image }) => {
      const text = plainText(body?.html);
      return text === '' ? [] : [thing('HowToStep', { text, image: shareImage(image, origin) })];
    }),
  });
}

function minutes(count: number | null): string | null {
  return count === null ? null : `PT${count}M`;
}

type ArticleFacts = {
  title: string;
  summary: string | null;
  image: string | null;
  publishedAt: string | null;
  updatedAt: string | null;
};

export function articleJsonLd({ url, origin, market }: PageAddress, article: ArticleFacts): JsonLd {
  const brand = thing('Organization', { name: market.brand, url: `${origin}/` });
  return document('BlogPosting', {
    headline: article.title,
    description: plainText(article.summary),
    image: shareImage(article.image, origin),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    mainEntityOfPage: url,
    author: brand,
    publisher: brand,
  });
}

const availability: Record<StockStatus, string> = {
  instock: 'https://schema.org/InStock',
  onbackorder: 'https://schema.org/BackOrder',
  coming_soon: 'https://schema.org/PreOrder',
  soldout: 'https://schema.org/SoldOut',
  outofstock: 'https://schema.org/OutOfStock',
};

export type ProductFacts = {
  title: string;
  image: string | null;
  /** HTML or plain. */
  description: string | null;
  /** Id in the shop area. */
  productId: string | null;
  price: number | null;
  /** Of a litre, where it is a drink. */
  pricePerKilo: number | null;
  isDrink?: boolean;
  stockStatus: string | null;
  currency: string;
  /** The price that is crossed out beside it. */
  crossedOut?: number | null;
  /** Of the whole pack; drinks have none. */
  grams?: number | null;
  /** The day from which it is there again, where that is known. */
  availableFrom?: string | null;
  /** Where it was born and reared, where that is one country. */
  country?: string | null;
  /** What the number of its animal is called here, and the number. */
  earTag?: { name: string; value: string } | null;
};

/** A package or a farm shop product. There is no rating in it: ours are chosen by hand. */
export function productJsonLd({ url, origin, market }: PageAddress, product: ProductFacts): JsonLd {
  const priceCurrency = normaliseCurrency(product.currency);
  const perKilo =
    product.pricePerKilo === null
      ? null
      : thing('UnitPriceSpecification', {
          price: product.pricePerKilo,
          priceCurrency,
          referenceQuantity: thing('QuantitativeValue', { value: 1, unitCode: product.isDrink ? 'LTR' : 'KGM' }),
        });
  const before = product.crossedOut
    ? thing('UnitPriceSpecification', {
        priceType: 'https://schema.org/StrikethroughPrice',
        price: product.crossedOut,
        priceCurrency,
      })
    : null;
  return document('Product', {
    name: product.title,
    image: shareImage(product.image, origin),
    description: plainText(product.description),
    sku: product.productId,
    url,
    brand: thing('Brand', { name: market.brand }),
    weight: product.grams ? thing('QuantitativeValue', { value: product.grams, unitCode: 'GRM' }) : null,
    countryOfOrigin: product.country && thing('Country', { name: product.country }),
    additionalProperty: product.earTag && thing('PropertyValue', product.earTag),
    offers:
      product.price === null
        ? null
        : thing('Offer', {
            url,
            price: product.price,
            priceCurrency,
            priceSpecification: perKilo && before ? [perKilo, before] : (perKilo ?? before),
            availability: availability[readStockStatus(product.stockStatus)],
            availabilityStarts: product.availableFrom,
          }),
  });
}
