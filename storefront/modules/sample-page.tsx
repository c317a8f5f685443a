import { PageModules } from './page-modules.tsx';
import { samples } from './samples.ts';

/** Every page module as its sample shows it. */
export function SamplePage() {
  return (
    <main>
      <PageModules modules={sampleModules} place="bottom" />
    </main>
  );
}

const sampleModules = Object.values(samples);
