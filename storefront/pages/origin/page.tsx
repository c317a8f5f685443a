/** The page of an animal by the number on its label, and the form that leads there. Its body is HTML of the server: nothing in it is pressed. */
import { data, redirect } from 'react-router';
import { normalTag } from '#rules/animals/normal-tag.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { metaFrom, noIndex } from '#storefront/seo/meta.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { animalsHtml } from './animal.server.tsx';
import { formHtml } from './form.server.tsx';
import { loadAnimals } from './load.server.ts';
import sheet from './origin.css?url';
import type { Route } from './+types/page';

const OriginScreen = onlyScreen(async () => (await import('./view.tsx')).OriginScreen);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name === 'noAnimal') return asked(ctx, { typed: '', problem: 'refused' });
  if (route.name === 'animal') return animal(ctx, route.slug);
  if (route.name !== 'origin') throw notFound();
  const typed = ctx.query.get('nr');
  if (typed === null) return asked(ctx, { typed: '', problem: null });
  const slug = normalTag(typed);
  if (slug === null) return asked(ctx, { typed, problem: 'refused' });
  throw redirect(pathTo(ctx.market, 'animal', { slug }), 303);
}

async function animal(ctx: RequestContext, slug: string) {
  const { market, text } = ctx;
  const animals = await loadAnimals(ctx, slug);
  const [first] = animals;
  if (!first) return asked(ctx, { typed: slug, problem: 'unknown' });
  const title = first.tag;
  const loaded = {
    html: animalsHtml(animals, ctx),
    crumbs: [
      { title: text('origin:title'), to: pathTo(market, 'origin') },
      { title, to: null },
    ],
    address: pageAddress(ctx, { name: 'animal', params: { slug }, alternates: {} }),
  };
  const page = { title, image: first.image, summary: first.lead };
  return data(withMeta(loaded, [...pageMeta({ page, address: loaded.address }), noIndex]));
}

type ShownForm = Parameters<typeof formHtml>[1];

const statuses = { refused: 400, unknown: 404 };

/** The form, filled in with what was not found. */
function asked(ctx: RequestContext, typed: ShownForm) {
  const title = ctx.text('origin:title');
  const loaded = {
    html: formHtml(ctx, typed),
    crumbs: [{ title, to: null }],
    address: pageAddress(ctx, { name: 'origin' }),
  };
  const meta = [...pageMeta({ page: { title }, address: loaded.address }), noIndex];
  return data(withMeta(loaded, meta), { status: typed.problem ? statuses[typed.problem] : 200 });
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Origin({ loaderData: { html, crumbs } }: Route.ComponentProps) {
  useSheet(sheet);
  return <OriginScreen html={html} crumbs={crumbs} />;
}
