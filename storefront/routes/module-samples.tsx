/** Every page module as its sample shows it, for those who build them. It exists while developing only. */
import type { LoaderFunctionArgs } from 'react-router';
import { visitor } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { lateView } from '#storefront/lib/late-part.tsx';

const SamplePage = lateView(async () => (await import('#storefront/modules/sample-page.tsx')).SamplePage);

export function loader({ context }: LoaderFunctionArgs) {
  if (!visitor(context).isDevelopment) throw notFound();
  return null;
}

export default function ModuleSamples() {
  return <SamplePage />;
}
