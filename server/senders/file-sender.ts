/** The files of the build, sent from memory. */
import type { Config } from '#server/config.ts';
import type { BuiltFiles } from '#server/http/built-files.ts';
import type { Log } from '#server/log/log.ts';
import { createMemorySender, type MemorySender } from './memory-sender.ts';

type Options = { files: BuiltFiles; config: Pick<Config, 'trustProxy' | 'logHits'>; log: Log };

export function createFileSender({ files, config, log }: Options): MemorySender {
  return createMemorySender({
    find({ url = '', headers }) {
      const form = files.find(pathOf(url), headers['accept-encoding']);
      if (!form) return null;
      const { bytes, etag, whole, known } = form;
      return { of: form, status: 200, etag, bytes, headers: (isKnown) => Object.entries(isKnown ? known : whole) };
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
