/** All that lies in memory, sent before a Request is made of what was asked. */
import type { Images } from '#services/images/images.ts';
import type { Config } from '#server/config.ts';
import type { BuiltFiles } from '#server/http/built-files.ts';
import type { Log } from '#server/log/log.ts';
import { createFileSender } from './file-sender.ts';
import type { MemorySender } from './memory-sender.ts';
import { createPictureSender } from './picture-sender.ts';

const inMemory = [
  ['/assets/', 'file'],
  ['/fonts/', 'file'],
  ['/images/', 'file'],
  ['/media/', 'picture'],
  ['/api/', 'content'],
] as const;

type Kind = (typeof inMemory)[number][1] | 'page';

type Options = {
  files: BuiltFiles;
  images: Pick<Images, 'ready'>;
  pages: { sendCached: MemorySender };
  content: { sendCached: MemorySender };
  /** Off, only pictures are sent: they do not change while somebody develops. */
  cachePages: boolean;
  metrics: { countReady: (kind: Kind) => void };
  config: Pick<Config, 'trustProxy' | 'logHits'>;
  log: Log;
};

export function createSendCached({ files, images, pages, content, ...options }: Options): MemorySender {
  const { cachePages, metrics, config, log } = options;
  const senders: Record<Kind, MemorySender> = {
    file: createFileSender({ files, config, log }),
    picture: createPictureSender({ images, config, log }),
    content: content.sendCached,
    page: pages.sendCached,
  };
  return (request, response) => {
    const { url = '' } = request;
    const kind = inMemory.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
    if (!cachePages && kind !== 'picture') return false;
    const isSent = senders[kind](request, response);
    if (isSent) metrics.countReady(kind);
    return isSent;
  };
}
