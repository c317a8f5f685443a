import { cutMapAreas, locateCut } from '#rules/animals/cut-areas.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { CutMapData } from './cut-map.tsx';

type Located = { slug: string; title: string; animalTypes: readonly string[] };

/** Where a cut sits, with the way to its neighbours. Without the list of those the map still names its areas. */
export async function loadCutMap(
  cut: Located,
  { content, market, text, log }: RequestContext,
): Promise<CutMapData | null> {
  const located = locateCut(market, cut);
  if (!located) return null;
  const animal = cut.animalTypes[0] ?? '';
  const list = await orNull(content.listCutsOfAnimal({ params: { animal } }), log);
  const neighbours = (list?.items ?? []).flatMap((item) => {
    const { map, areas } = locateCut(market, item) ?? {};
    return map === located.map && areas ? [{ ...item, areas }] : [];
  });
  // What is taken from one area alone tells more about it than mince, which is taken from four.
  const byFewest = neighbours.toSorted((a, b) => a.areas.length - b.areas.length);
  return {
    map: located.map,
    areas: cutMapAreas[located.map].map((id) => {
      const isOn = located.areas.includes(id);
      const cutHere = isOn ? undefined : byFewest.find(({ areas }) => areas.includes(id));
      const name = text.find(`cuts:areas.${id}`) ?? id;
      return {
        id,
        isOn,
        title: isOn ? `${cut.title} (${name})` : cutHere ? `${cutHere.title} (${name})` : name,
        to: cutHere ? pathTo(market, 'cut', { slug: cutHere.slug }) : null,
      };
    }),
  };
}
