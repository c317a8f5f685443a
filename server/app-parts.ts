import type { Log } from '#server/log/log.ts';
import type { Worker } from '#server/operations/worker.ts';
import type { PageHandler } from '#server/pages/page-handler.ts';
import type { MemorySender } from '#server/senders/memory-sender.ts';
import type { StudioPages } from '#server/studio/studio-pages.ts';

/** What differs between the shop that serves, the one that is developed, and the one in a test. */
export type AppParts = {
  log: Log;
  /** Renders pages: the built storefront, or the one Vite serves in development. */
  pages: PageHandler;
  /** The studio, where there is one. */
  studioPages?: StudioPages | null;
  /** Off while developing: what was changed a moment ago must be what is seen. */
  cachePages?: boolean;
  clock?: () => Date;
  onProgress?: (message: string) => void;
  /** Content for markets that have none yet; the demo unless said otherwise. */
  seedDir?: string;
  /** Null where this process serves alone. */
  worker?: Worker | null;
};

export type App = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Answers what lies in memory, before a Request is made of what was asked. */
  sendCached: MemorySender;
  /** Makes the pictures of cards in the background, until it closes. */
  warmPictures: () => Promise<void>;
  /** How to get into the studio, while nobody can. */
  setUpLine: (origin: string) => Promise<string | null>;
  /** Makes everything kept of a market out of date, or of all. */
  expire: (market: string | null) => void;
  /** Says that it is not ready any more. Everything else is answered until it closes. */
  drain: () => void;
  close: () => Promise<void>;
};
