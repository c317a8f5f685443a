/** Every page module as its sample shows it, for those who build them. It exists while developing only. */
import { data } from 'react-router';
import { PageModules } from '#storefront/modules/page-modules.tsx';
import { samples } from '#storefront/modules/samples.ts';

export function loader() {
  // Only the development server replaces modules while it runs; in a build this is not there.
  if (!import.meta.hot) throw data(null, { status: 404, statusText: 'Not Found' });
  return null;
}

export default function ModuleSamples() {
  return (
    <main>
      <PageModules modules={Object.values(samples)} place="bottom" />
    </main>
  );
}
