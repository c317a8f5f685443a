/** What is known of the animals with one number, put together from deliveries, from packages they are sold in, and from who raised them. */
import type { AnimalRecord } from '#contract/entities/traceability.ts';
import type { Breed } from '#contract/entities/breed.ts';
import type { Farmer } from '#contract/entities/farmer.ts';
import type { Package, PackageCard } from '#contract/entities/package.ts';
import type { RecipeCard } from '#contract/entities/recipe.ts';
import { writtenTag } from '#rules/animals/tag.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { orNotFound, orNull, isNotFound } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

/** What all records together say: of each fact the first that has it, packages before deliveries. */
export type AnimalFacts = Pick<
  AnimalRecord,
  | 'animal'
  | 'breed'
  | 'breedSlug'
  | 'farmerSlug'
  | 'farmerName'
  | 'birthCountry'
  | 'fatteningCountry'
  | 'slaughterPlace'
  | 'portioningPlace'
  | 'bornOn'
  | 'slaughteredOn'
  | 'cutOn'
  | 'slaughterhouse'
  | 'butcher'
>;

export type Animal = {
  /** As it is printed on the label. */
  tag: string;
  lead: string;
  image: string | null;
  facts: AnimalFacts;
  /** When parts of it were delivered, the last first. */
  weeks: { year: number; week: number }[];
  breed: Breed | null;
  farmer: Farmer | null;
  /** What it is sold in. */
  boxes: Package[];
  /** What else its farmer sells now. */
  others: PackageCard[];
  recipes: RecipeCard[];
};

/** Other boxes of the farmer, and recipes, that are worth a row. */
const mostOthers = 3;
const mostRecipes = 3;

/** None where nobody knows the number; several where different countries gave it out. */
export async function loadAnimals(ctx: RequestContext, tag: string): Promise<Animal[]> {
  const records = await recordsOf(ctx, tag);
  const byPrefix = Map.groupBy(records, ({ prefix }) => prefix.toUpperCase());
  return Promise.all([...byPrefix.values()].map((ofOne) => loadAnimal(ctx, tag, ofOne)));
}

/** A service that has no such call knows no numbers. */
async function recordsOf({ content }: RequestContext, tag: string): Promise<AnimalRecord[]> {
  const known = content.listAnimalsOfTag({ params: { tag } }).catch((error: unknown) => {
    if (isNotFound(error)) return { items: [] };
    throw error;
  });
  return (await orNotFound(known)).items;
}

async function loadAnimal(ctx: RequestContext, tag: string, records: AnimalRecord[]): Promise<Animal> {
  const { content, log, text } = ctx;
  const facts = factsOf(records);
  const slugs = [...new Set(records.flatMap(({ soldAs }) => soldAs ?? []))];
  const [farmer, boxes, ofFarmer, recipes] = await Promise.all([
    facts.farmerSlug ? orNull(content.getFarmer({ params: { slug: facts.farmerSlug } }), log) : null,
    Promise.all(slugs.map((slug) => orNull(getPackage(content, slug), log))),
    facts.farmerSlug
      ? orNull(content.listRelatedPackages({ params: { relatedType: 'farmer', relatedSlug: facts.farmerSlug } }), log)
      : null,
    loadRecipes(ctx, slugs, records),
  ]);
  const breedSlug = facts.breedSlug ?? farmer?.breeds.find(({ title }) => title === facts.breed)?.slug;
  const breed = breedSlug ? await orNull(content.getBreed({ params: { slug: breedSlug } }), log) : null;
  const known = boxes.filter((box) => box !== null);
  const by = farmer?.name ?? facts.farmerName;
  const what = breed?.title ?? facts.breed;
  return {
    tag: records.map((record) => writtenTag(tag, record)).find((written) => written !== null) ?? tag,
    lead: what && by ? text('origin:lead', { breed: what, farmer: by }) : (what ?? by ?? ''),
    image: breed?.image ?? known[0]?.image ?? farmer?.headerImage ?? null,
    facts,
    weeks: weeksOf(records),
    breed,
    farmer,
    boxes: known,
    others: (ofFarmer?.items ?? [])
      .filter(({ slug, stockStatus }) => !slugs.includes(slug) && canBuy(readStockStatus(stockStatus)))
      .slice(0, mostOthers),
    recipes,
  };
}

function factsOf(records: readonly AnimalRecord[]): AnimalFacts {
  const first = <K extends keyof AnimalFacts>(name: K): AnimalFacts[K] | null =>
    records.map((record) => record[name]).find((value) => value !== null) ?? null;
  return {
    animal: first('animal'),
    breed: first('breed'),
    breedSlug: first('breedSlug'),
    farmerSlug: first('farmerSlug'),
    farmerName: first('farmerName'),
    birthCountry: first('birthCountry'),
    fatteningCountry: first('fatteningCountry'),
    slaughterPlace: first('slaughterPlace'),
    portioningPlace: first('portioningPlace'),
    bornOn: first('bornOn'),
    slaughteredOn: first('slaughteredOn'),
    cutOn: first('cutOn'),
    slaughterhouse: first('slaughterhouse'),
    butcher: first('butcher'),
  };
}

function weeksOf(records: readonly AnimalRecord[]): Animal['weeks'] {
  const weeks = records.flatMap(({ deliveryYear: year, deliveryWeek: week }) =>
    year !== null && week !== null ? [{ year, week }] : [],
  );
  const each = new Map(weeks.map((one) => [`${one.year} ${one.week}`, one]));
  return [...each.values()].toSorted((a, b) => b.year - a.year || b.week - a.week);
}

/** Of the package it is sold in, then of the cuts that were delivered. */
async function loadRecipes(
  { content, log }: RequestContext,
  slugs: readonly string[],
  records: readonly AnimalRecord[],
): Promise<RecipeCard[]> {
  const asked = [
    ...slugs.map((relatedSlug) => ({ relatedType: 'product', relatedSlug }) as const),
    ...records.flatMap(({ cut }) => (cut ? [{ relatedType: 'meatcut', relatedSlug: cut } as const] : [])),
    ...records.flatMap(({ pageSlug }) =>
      pageSlug ? [{ relatedType: 'product', relatedSlug: pageSlug } as const] : [],
    ),
  ];
  const found = new Map<string, RecipeCard>();
  for (const params of asked) {
    if (found.size >= mostRecipes) break;
    const list = await orNull(content.listRelatedRecipes({ params }), log);
    for (const recipe of list?.items ?? []) found.set(recipe.slug, recipe);
  }
  return [...found.values()].slice(0, mostRecipes);
}
