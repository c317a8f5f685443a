/** What takes the demo away, whole or only what its people say. */
import type { Market } from '#contract/market.ts';
import type { Edit } from '../edits.ts';
import type { Outcome } from '../outcome.ts';
import { startEmptyEdits } from './start-empty.ts';
import type { StoredMarket } from '../stored-market.ts';
import { editsWithoutVoices } from './voices.ts';

type Options = { title: string; isDryRun?: boolean | undefined };
type Parts = {
  change: (code: string, wanted: (stored: StoredMarket) => Promise<Edit[]>, options: Options) => Promise<Outcome>;
  marketOf: (code: string) => Market;
};

export function createDemoRemoval({ change, marketOf }: Parts) {
  return {
    /** Only menus and the pages screens ask for stay, and drafts of the legal pages come. */
    async startEmpty(code: string, { isDryRun }: { isDryRun?: boolean } = {}): Promise<Outcome> {
      return change(code, async ({ sources }) => startEmptyEdits(sources, marketOf(code)), {
        title: 'start empty',
        isDryRun,
      });
    },

    /** What these people said goes from all pages. */
    async removeVoices(code: string, voices: readonly string[]): Promise<Outcome> {
      const said = new Set(voices);
      return change(code, async ({ sources }) => editsWithoutVoices(sources, said), { title: 'without voices' });
    },
  };
}
