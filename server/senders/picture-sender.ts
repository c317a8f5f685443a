/** Pictures that are ready in memory. Whatever takes a look at the disk is left to the app. */
import { headersOf, type Images, keptBy } from '#services/images/images.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { noPage } from '#server/http/security.ts';
import { createMemorySender, type MemorySender } from './memory-sender.ts';

type Options = {
  images: Pick<Images, 'ready'>;
  config: Pick<Config, 'trustProxy' | 'logHits'>;
  log: Log;
};

const base = '/media';

export function createPictureSender({ images, config, log }: Options): MemorySender {
  return createMemorySender({
    find({ url = '' }) {
      const ready = images.ready(url.slice(base.length));
      if (!ready) return null;
      const { picture, format } = ready;
      const { etag, bytes } = picture;
      const headers = (isKnown: boolean) =>
        Object.entries(isKnown ? keptBy(etag) : { ...headersOf(picture, format), 'content-security-policy': noPage });
      return { of: picture, status: 200, etag, bytes, headers };
    },
    config,
    log,
  });
}
