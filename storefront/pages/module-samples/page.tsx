/** Every page module as its sample shows it, for those who build them. It exists while developing only. */
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { lazyScreen } from '#storefront/hydration/lazy-view.tsx';

const Samples = lazyScreen(async () => {
  const { PageModules } = await import('#storefront/modules/page-modules.tsx');
  const { samples } = await import('#storefront/modules/samples.ts');
  const modules = Object.values(samples);
  return () => <PageModules modules={modules} place="bottom" />;
});

export function loader({ context }: LoaderFunctionArgs) {
  if (!requestContext(context).isDevelopment) throw notFound();
  return null;
}

export default function ModuleSamples() {
  return (
    <main>
      <Samples />
    </main>
  );
}
