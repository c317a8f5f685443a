/** The files of the build, sent from memory. */
import type { Config } from '#server/config.ts';
import type { BuiltFiles } from '#server/http/built-files.ts';
import type { Log } from '#server/operations/log.ts';
import type { ReadyPages } from './cached-page-sender.ts';
import { createMemorySender } from './memory-sender.ts';

type Options = { files: BuiltFiles; config: Pick<Config, 'trustProxy' | 'logHits'>; log: Log };

export function createReadyFiles({ files, config, log }: Options): ReadyPages {
  return createMemorySender({
    find({ url = '', headers }) {
      const form = files.find(pathOf(url), headers['accept-encoding']);
      if (!form) return null;
      const { bytes, etag, whole, known } = form;
      return { of: form, answer: { bytes, etag, headers: () => ({ whole, known }) } };
    },
    config,
    log,
  });
}

/** Nothing in a query changes a file. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
