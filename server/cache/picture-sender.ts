/** Pictures that are ready in memory. Whatever takes a look at the disk is left to the app. */
import { headersOf, type Images, keptBy } from '#services/images/images.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/operations/log.ts';
import { noPage } from '#server/http/security.ts';
import type { ReadyPages } from './cached-page-sender.ts';
import { createMemorySender } from './memory-sender.ts';

type Options = {
  images: Pick<Images, 'ready'>;
  config: Pick<Config, 'trustProxy' | 'logHits'>;
  log: Log;
};

const base = '/media';

export function createReadyPictures({ images, config, log }: Options): ReadyPages {
  return createMemorySender({
    find({ url = '' }) {
      const ready = images.ready(url.slice(base.length));
      if (!ready) return null;
      const { picture, format } = ready;
      const { etag, bytes } = picture;
      const headers = () => ({
        whole: { ...headersOf(picture, format), 'content-security-policy': noPage },
        known: keptBy(etag),
      });
      return { of: picture, answer: { etag, bytes, headers } };
    },
    config,
    log,
  });
}
