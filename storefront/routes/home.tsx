import { listPageSize } from '#rules/constants.ts';
import { visitor } from '#storefront/context.ts';
import { found } from '#storefront/lib/found.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { HomeScreen } from '#storefront/screens/home-screen.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content, market } = visitor(context);
  const [page, packages] = await Promise.all([
    found(content.getStaticPage({ params: { slug: 'home' } })),
    found(content.listPackages({ query: { per_page: listPageSize } })),
  ]);
  const cards = packages.items.map(({ slug, title, image, price, farmer }) => ({
    slug,
    title,
    image,
    price,
    farmer: farmer?.name ?? null,
  }));
  return { page, packages: cards, market };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
