/** Every page module as its sample shows it, for those who build them. It exists while developing only. */
import type { LoaderFunctionArgs } from 'react-router';
import { visitor } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { PageModules } from '#storefront/modules/page-modules.tsx';
import { samples } from '#storefront/modules/samples.ts';

export function loader({ context }: LoaderFunctionArgs) {
  if (!visitor(context).isDevelopment) throw notFound();
  return null;
}

export default function ModuleSamples() {
  return (
    <main>
      <PageModules modules={Object.values(samples)} place="bottom" />
    </main>
  );
}
