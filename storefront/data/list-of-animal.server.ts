/**
 * Lists of one animal. The content service is asked for them by `animal_type`, but not every service looks at it: what the items
 * say of themselves decides.
 */
import type { Breed } from '#contract/entities/breed.ts';
import type { Farmer } from '#contract/entities/farmer.ts';
import type { Question } from '#contract/entities/question.ts';
import type { PackageCard } from '#contract/entities/package.ts';
import type { RecipeCard } from '#contract/entities/recipe.ts';
import { withGroups } from '#rules/lists/animal-groups.ts';
import type { Page } from '#contract/fields/read.ts';
import type { ContentClient } from '#storefront/request-context.ts';
import { everyPage } from './every-page.server.ts';

type Query = { page?: number; per_page?: number; animal_type?: string | undefined };

/** How to ask for the list, and the animals of one of its items. */
type Listed<T> = { ask: (query: Query) => Promise<Page<T>>; animalsOf: (item: T) => readonly string[] };

export const packagesOf = (content: ContentClient): Listed<PackageCard> => ({
  ask: (query) => content.listPackages({ query }),
  animalsOf: ({ animal }) => (animal === null ? [] : [animal]),
});

const animalTypesOf = ({ animalTypes }: { animalTypes: readonly string[] }) => animalTypes;
/** Venison is game to somebody who asks for game. */
const typesAndGroupsOf = (item: { animalTypes: readonly string[] }) => withGroups(item.animalTypes);

export const recipesOf = (content: ContentClient): Listed<RecipeCard> => ({
  ask: (query) => content.listRecipes({ query }),
  animalsOf: typesAndGroupsOf,
});

export const farmersOf = (content: ContentClient): Listed<Farmer> => ({
  ask: (query) => content.listFarmers({ query }),
  animalsOf: typesAndGroupsOf,
});

export const breedsOf = (content: ContentClient): Listed<Breed> => ({
  ask: (query) => content.listBreeds({ query }),
  animalsOf: typesAndGroupsOf,
});

/** Questions of no animal belong to a list of their own, which the service makes. */
export const questionsOf = (content: ContentClient): Listed<Question> => ({
  ask: (query) => content.listQuestions({ query }),
  animalsOf: animalTypesOf,
});

/**
 * A page of the list, with how many there are of that animal. Without an animal it is the list as it is. `totalOfAll` is how many
 * there are of all animals, where that is known.
 */
export async function listOfAnimal<T>(listed: Listed<T>, query: Query, totalOfAll?: number): Promise<Page<T>> {
  const answer = await listed.ask(query);
  if (isAsAsked(listed, query, answer)) {
    const isWhole = answer.items.length >= answer.total;
    // One of them tells how many there are. Another total than that of all means that the service has counted one animal.
    if (query.animal_type === undefined || isWhole) return answer;
    if ((totalOfAll ?? (await listed.ask({ per_page: 1 })).total) !== answer.total) return answer;
  }
  return pageOf(await ownOf(listed, query, answer), query);
}

/** The first items of that animal, however many more there are. */
export async function firstOfAnimal<T>(listed: Listed<T>, query: Query): Promise<T[]> {
  const answer = await listed.ask(query);
  return isAsAsked(listed, query, answer) ? answer.items : pageOf(await ownOf(listed, query, answer), query).items;
}

/** Where no item names an animal the service is believed. */
function isAsAsked<T>({ animalsOf }: Listed<T>, { animal_type: animal }: Query, { items }: Page<T>): boolean {
  if (animal === undefined) return true;
  return items.every((item) => animalsOf(item).length === 0) || items.every((item) => animalsOf(item).includes(animal));
}

async function ownOf<T>({ ask, animalsOf }: Listed<T>, { animal_type: animal = '' }: Query, answer: Page<T>) {
  const isWhole = answer.items.length >= answer.total;
  const all = isWhole ? answer.items : await everyPage(ask);
  return all.filter((item) => animalsOf(item).includes(animal));
}

function pageOf<T>(items: T[], { page = 1, per_page: size = items.length }: Query): Page<T> {
  return { items: items.slice((page - 1) * size, page * size), total: items.length, perPage: size };
}
