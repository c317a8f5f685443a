/** Where cuts sit: of one cut, of a package, of a recipe. */
import type { Package } from '#contract/entities/package.ts';
import type { Recipe } from '#contract/entities/recipe.ts';
import { locateCut } from '#rules/animals/cut-areas.ts';
import { type CutArea, type CutMapName, cutMapAreas } from '#rules/animals/cut-map-areas.ts';
import { cutOfPiece, type LocatedPiece, locatePackage, locateRecipe } from '#rules/animals/package-areas.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { fieldLink } from '#rules/links/links.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { CutMapView } from './cut-map.tsx';

type NamedCut = { slug: string; title: string; animalTypes: readonly string[] };

/** Where a cut sits, with the way to its neighbours. Without the list of those the map still names its areas. */
export async function loadMapOfCut(cut: NamedCut, ctx: RequestContext): Promise<CutMapView | null> {
  const located = locateCut(ctx.market, cut);
  if (!located) return null;
  const neighbours = await cutsOn(located.map, cut.animalTypes, ctx);
  return {
    map: located.map,
    title: ctx.text('cuts:where'),
    lead: null,
    poster: { title: posterTitle(cut, ctx), link: ctx.text('cuts:poster') },
    areas: cutMapAreas[located.map].map((id) => {
      const isHere = located.areas.includes(id);
      const others = neighbours
        .filter(({ slug, areas }) => slug !== cut.slug && areas.includes(id))
        .map(({ title, to }) => ({ title, to }));
      const cuts = isHere ? [{ title: cut.title, to: null }, ...others] : others;
      return { id, name: nameOf(id, ctx), ink: isHere ? ('cut' as const) : null, cuts };
    }),
  };
}

function posterTitle({ title, animalTypes }: NamedCut, { text }: RequestContext): string {
  const animal = text.find(`animals.${animalTypes[0]}`);
  return animal ? text('cuts:ofAnimal', { animal }) : title;
}

/** Null where the animal has no map or nothing in the box a place on it. */
export async function loadMapOfPackage(
  { animal, contents }: Pick<Package, 'animal' | 'contents'>,
  ctx: RequestContext,
): Promise<CutMapView | null> {
  const located = locatePackage(ctx.market, { animal, contents });
  return located && mapOfPieces(located, { animalTypes: [animal ?? ''], lead: ctx.text('cuts:inPackage') }, ctx);
}

export async function loadMapOfRecipe(
  { animalTypes, ingredients }: Pick<Recipe, 'animalTypes' | 'ingredients'>,
  ctx: RequestContext,
): Promise<CutMapView | null> {
  const { market } = ctx;
  const isSold = (address: string | null) => fieldLink(address, { market }).kind === 'internal';
  const located = locateRecipe(market, { animalTypes, ingredients }, isSold);
  return located && mapOfPieces(located, { animalTypes, lead: ctx.text('cuts:inRecipe') }, ctx);
}

type Said = { animalTypes: readonly string[]; lead: string };

async function mapOfPieces(
  { map, pieces }: { map: CutMapName; pieces: LocatedPiece[] },
  { animalTypes, lead }: Said,
  ctx: RequestContext,
): Promise<CutMapView> {
  const cuts = await cutsOn(map, animalTypes, ctx);
  const linked = pieces.map((piece) => ({ ...piece, to: cutOfPiece(piece, cuts)?.to ?? null }));
  return {
    map,
    title: ctx.text('cuts:whereAll'),
    lead,
    poster: null,
    areas: cutMapAreas[map].map((id) => {
      const here = linked.filter(({ areas }) => areas.includes(id));
      const whole = here.filter(({ isMinced }) => !isMinced);
      const minced = here.filter(({ isMinced }) => isMinced);
      const inMince = minced.length > 0 ? [{ title: ctx.text('cuts:inMince'), to: firstPage(minced) }] : [];
      return {
        id,
        name: nameOf(id, ctx),
        ink: whole.length > 0 ? ('cut' as const) : minced.length > 0 ? ('minced' as const) : null,
        cuts: [...onceEach(whole), ...inMince],
      };
    }),
  };
}

function firstPage(pieces: readonly { to: string | null }[]): string | null {
  return pieces.find(({ to }) => to !== null)?.to ?? null;
}

/** A name may stand in a box twice. */
function onceEach(pieces: readonly { title: string; to: string | null }[]) {
  return [...new Map(pieces.map(({ title, to }) => [title, { title, to }])).values()];
}

/** The cuts that have a page, and their areas on this map. */
async function cutsOn(map: CutMapName, animalTypes: readonly string[], { content, market, log }: RequestContext) {
  const lists = await Promise.all(
    animalTypes.map((animal) => orNull(content.listCutsOfAnimal({ params: { animal } }), log)),
  );
  const cuts = new Map(lists.flatMap((list) => (list?.items ?? []).map((cut) => [cut.slug, cut] as const)));
  return [...cuts.values()].flatMap((cut) => {
    const located = locateCut(market, cut);
    const to = pathTo(market, 'cut', { slug: cut.slug });
    return located?.map === map ? [{ slug: cut.slug, title: cut.title, areas: located.areas, to }] : [];
  });
}

function nameOf(area: CutArea, { text }: RequestContext): string {
  return text.find(`cuts:areas.${area}`) ?? area;
}
