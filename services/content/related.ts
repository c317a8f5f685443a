/**
 * What to show under "related": what an editor chose, then what is linked, then the same animal. The recipes of a cut are those
 * that use it and no others: who wants others asks for those of its animal.
 */
import { isRecord } from '#contract/fields/json.ts';
import type { RelatedType } from '#contract/content.ts';
import type { ComposedDocument, Lists } from './composed.ts';
import type { Doc, KindName } from './kinds.ts';

/** Blocks show three unless told otherwise; more than this nobody asks for. */
const longest = 12;

const relatedKinds: Record<RelatedType, KindName> = {
  recipe: 'recipes',
  farmer: 'farmers',
  breed: 'breeds',
  meatcut: 'cuts',
  product: 'packages',
  blog: 'articles',
};

export function relatedList(type: RelatedType, slug: string): string {
  return `${type}:${slug}`;
}

export function relatedLists(documents: ComposedDocument[]): Lists {
  const index = new RelationIndex(documents);
  const types = Object.entries(relatedKinds) as [RelatedType, KindName][];
  const cuts = slugsOf(documents, 'cuts');
  // A piece that is no cut of its own is asked for as one.
  const pieces = documents
    .filter(({ kind, slug }) => kind === 'farmshop-products' && !cuts.has(slug))
    .map((document) => ({
      kind: 'recipes' as const,
      list: relatedList('meatcut', document.slug),
      slugs: index.recipesFor(document),
    }));
  const others = types.flatMap(([type, kind]) =>
    documents.flatMap((document) =>
      document.kind !== kind
        ? []
        : [
            { kind: 'packages' as const, list: relatedList(type, document.slug), slugs: index.packagesFor(document) },
            { kind: 'recipes' as const, list: relatedList(type, document.slug), slugs: index.recipesFor(document) },
          ],
    ),
  );
  return [...others, ...pieces].filter(({ slugs }) => slugs.length > 0);
}

/** Looks related things up by what they share, so that the work grows with the catalogue and not with its square. */
class RelationIndex {
  private readonly packages: Group;
  private readonly recipes: Group;
  private readonly known: Record<'packages' | 'recipes', Set<string>>;
  private readonly packagesBy = { farmer: new Group(), breed: new Group() };
  /** Recipes by the packages they use. */
  private readonly recipesUsing = new Group();
  /** Recipes by the cuts they use, themselves or as a piece of the farm shop. */
  private readonly recipesOfCut = new Group();
  /** Recipes by the pieces of the farm shop they use. */
  private readonly recipesOfPiece = new Group();

  constructor(documents: ComposedDocument[]) {
    this.packages = groupByAnimal(documents, 'packages');
    this.recipes = groupByAnimal(documents, 'recipes');
    this.known = { packages: slugsOf(documents, 'packages'), recipes: slugsOf(documents, 'recipes') };
    for (const { kind, slug, source } of documents) {
      if (kind === 'packages') {
        this.packagesBy.farmer.add(source.farmer_slug, slug);
        this.packagesBy.breed.add(source.breed_slug, slug);
      }
      if (kind === 'recipes') for (const used of packagesOfRecipe(source)) this.recipesUsing.add(used, slug);
    }
    const cutOf = cutsOfPieces(documents);
    for (const { kind, slug, source } of documents) {
      if (kind !== 'recipes') continue;
      for (const used of linkedBy(source)) {
        this.recipesOfCut.add(cutOf.get(used) ?? used, slug);
        this.recipesOfPiece.add(used, slug);
      }
    }
  }

  packagesFor(document: ComposedDocument): string[] {
    const { kind, slug, source } = document;
    const linked =
      kind === 'farmers'
        ? this.packagesBy.farmer.of(slug)
        : kind === 'breeds'
          ? this.packagesBy.breed.of(slug)
          : kind === 'recipes'
            ? packagesOfRecipe(source)
            : [];
    // A farmer's or a breed's own boxes are what was asked for; others would be somebody else's.
    const similar = kind === 'farmers' || kind === 'breeds' ? [] : this.sameAnimal(this.packages, document);
    return this.shortlist('packages', [...chosen(source, 'packages'), ...linked, ...similar], document);
  }

  recipesFor(document: ComposedDocument): string[] {
    const { kind, slug, source } = document;
    if (kind === 'cuts') {
      return this.shortlist('recipes', [...chosen(source, 'recipes'), ...this.recipesOfCut.of(slug)], document);
    }
    if (kind === 'farmshop-products') return this.shortlist('recipes', this.recipesOfPiece.of(slug), document);
    const linked = kind === 'packages' ? this.recipesUsing.of(slug) : [];
    return this.shortlist(
      'recipes',
      [...chosen(source, 'recipes'), ...linked, ...this.sameAnimal(this.recipes, document)],
      document,
    );
  }

  /** An ingredient may lead to a farm shop item: only what is of the kind asked for stays. */
  private shortlist(kind: 'packages' | 'recipes', slugs: string[], self: ComposedDocument): string[] {
    return [...new Set(slugs)]
      .filter((slug) => this.known[kind].has(slug) && !(self.kind === kind && self.slug === slug))
      .slice(0, longest);
  }

  private sameAnimal(group: Group, { animals }: ComposedDocument): string[] {
    // One more than needed, because the document itself may be among them.
    return animals.flatMap((animal) => group.of(animal).slice(0, longest + 1));
  }
}

class Group {
  private readonly members = new Map<string, string[]>();

  add(name: unknown, slug: string) {
    if (typeof name !== 'string' || name === '') return;
    const list = this.members.get(name);
    if (list) list.push(slug);
    else this.members.set(name, [slug]);
  }

  of(name: string): string[] {
    return this.members.get(name) ?? [];
  }
}

function groupByAnimal(documents: ComposedDocument[], kind: KindName): Group {
  const group = new Group();
  for (const document of documents) {
    if (document.kind === kind) for (const animal of document.animals) group.add(animal, document.slug);
  }
  return group;
}

function chosen(source: Doc, kind: 'packages' | 'recipes'): string[] {
  const slugs = isRecord(source.related) ? source.related[kind] : undefined;
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
}

function packagesOfRecipe(source: Doc): string[] {
  return [...chosen(source, 'packages'), ...linkedBy(source)];
}

/** Slugs of the pages to which the ingredients of a recipe lead. */
function linkedBy(source: Doc): string[] {
  const ingredients: unknown[] = Array.isArray(source.ingredients) ? source.ingredients : [];
  return ingredients.flatMap((ingredient) => {
    const address = isRecord(ingredient) && typeof ingredient.url === 'string' ? ingredient.url : '';
    return address.startsWith('/') ? [address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''] : [];
  });
}

/** The cut of each piece of the farm shop. */
function cutsOfPieces(documents: ComposedDocument[]): Map<string, string> {
  const pieces = documents.filter(({ kind }) => kind === 'farmshop-products');
  return new Map(
    pieces.flatMap(({ slug, source }) =>
      typeof source.relation_slug === 'string' && source.relation_slug !== '' ? [[slug, source.relation_slug]] : [],
    ),
  );
}

function slugsOf(documents: ComposedDocument[], kind: KindName): Set<string> {
  return new Set(documents.filter((document) => document.kind === kind).map(({ slug }) => slug));
}
