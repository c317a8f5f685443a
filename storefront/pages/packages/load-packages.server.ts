import type { PackageCard } from '#contract/entities/package.ts';
import { packageListPageSize } from '#rules/lists/page-sizes.ts';
import { isBeyondLast, pageCount, partsOfPage } from '#rules/lists/page-links.ts';
import type { ProductGood } from '#rules/addresses/product-routes.ts';
import type { ContentClient } from '#storefront/request-context.ts';
import { orNotFound, notFound } from '#storefront/data/or-not-found.server.ts';
import { listOfAnimal, packagesOf } from '#storefront/data/list-of-animal.server.ts';

/** One page of the packages of several animals, whose lists follow each other. Only what that page shows is asked for. */
export async function loadPackagePage(content: ContentClient, animals: readonly ProductGood[], page: number) {
  const lists = animals.map((animal) => listOf(content, animal));
  // Any page tells how long its list is; of one list the page shown is known, of several it depends on the others' length.
  const probe = animals.length === 1 ? page : 1;
  const totals = await Promise.all(lists.map(async (list) => (await list(probe)).total));
  const count = pageCount(
    totals.reduce((sum, total) => sum + total, 0),
    packageListPageSize,
  );
  if (isBeyondLast(page, count)) throw notFound();
  const parts = await Promise.all(
    partsOfPage(totals, page, packageListPageSize).map(async ({ list, page: number, from, to }) =>
      (await lists[list]?.(number))?.items.slice(from, to),
    ),
  );
  return { packages: onceEach(parts.flatMap((items) => items ?? [])), count };
}

/** All packages of these animals, for lists that are narrowed or sorted: a page of such a list may hold any of them. */
export async function loadEveryPackage(
  content: ContentClient,
  animals: readonly ProductGood[],
): Promise<PackageCard[]> {
  const lists = await Promise.all(
    animals.map((animal) => orNotFound(listOfAnimal(packagesOf(content), { animal_type: animal }))),
  );
  return onceEach(lists.flatMap(({ items }) => items));
}

type CardList = { items: PackageCard[]; total: number };

/** The pages of an animal's list, each asked for once. */
function listOf(content: ContentClient, animal: ProductGood): (page: number) => Promise<CardList> {
  const pages = new Map<number, Promise<CardList>>();
  return (page) => {
    const answer = pages.get(page) ?? ask(content, animal, page);
    pages.set(page, answer);
    return answer;
  };
}

async function ask(content: ContentClient, animal: ProductGood, page: number): Promise<CardList> {
  const query = { animal_type: animal, page, per_page: packageListPageSize };
  const { items, total } = await orNotFound(listOfAnimal(packagesOf(content), query));
  const first = (page - 1) * packageListPageSize;
  // A service that knows no pages answers with the whole list.
  return items.length > packageListPageSize
    ? { items: items.slice(first, first + packageListPageSize), total: items.length }
    : { items, total: items.length > 0 ? Math.max(total, first + items.length) : total };
}

function onceEach(packages: PackageCard[]): PackageCard[] {
  return [...new Map(packages.map((box) => [box.slug, box])).values()];
}
