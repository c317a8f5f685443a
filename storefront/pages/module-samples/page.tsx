/** Every page module as its sample shows it, for those who build them. It exists while developing only. */
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { deferredScreen } from '#storefront/hydration/deferred.tsx';

const Samples = deferredScreen(async () => {
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
