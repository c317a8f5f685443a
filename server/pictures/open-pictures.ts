import { mkdirSync } from 'node:fs';
import { createObjectStore } from '#services/images/shared/object-store.ts';
import { createSharedUploads } from '#services/images/shared/shared-uploads.ts';
import { createFocalPoints } from '#services/images/focal-points.ts';
import { createImages } from '#services/images/images.ts';
import { createLibrary } from '#services/images/library/library.ts';
import type { Database } from '#database/client.ts';
import { hasRoom } from '#database/disk-room.ts';
import { type Config, uploadsIn } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { startSharing } from './start-sharing.ts';
import { createPictureWarmer } from './warm-pictures.ts';

type Options = {
  db: Database;
  config: Pick<Config, 'dataDir' | 'mediaDirs' | 'diskReserveBytes' | 'pictureStore' | 'warmPictures'>;
  clock: () => Date;
  log: Log;
  /** As in images.ts. */
  senderOf: NonNullable<Parameters<typeof createImages>[0]['senderOf']>;
};

/** The library of pictures of this shop, the focal points that were set in it, and the service that shows all of them. */
export async function openPictures({ db, config, clock, log, senderOf }: Options) {
  const { dataDir, mediaDirs } = config;
  const uploads = uploadsIn(dataDir);
  try {
    mkdirSync(uploads, { recursive: true });
  } catch (err) {
    // A disk that cannot be written to shows what it has.
    log.warn({ err, uploads }, 'the folder of uploads cannot be made');
  }
  const others = mediaDirs.filter((dir) => dir !== uploads);
  const own = others.length > 1 ? (others[0] ?? null) : null;
  const [address, closing] = [config.pictureStore, new AbortController()];
  const shared =
    address &&
    createSharedUploads({ db, folder: uploads, store: createObjectStore({ address, clock, closing: closing.signal }) });
  const library = createLibrary({
    db,
    folders: { uploads, own, shop: others.at(-1) ?? null },
    clock,
    hasRoom: (bytes) => hasRoom({ dir: uploads, reserveBytes: bytes + config.diskReserveBytes }),
    shared,
    log,
  });
  const focalPoints = createFocalPoints(db);
  await focalPoints.read();
  const images = createImages({ mediaDirs, cacheDir: `${dataDir}/media`, focals: focalPoints.current, senderOf, log });
  const sharing = startSharing({ library, shared, log, closing });
  return { library, focalPoints, images, sharing, warmPictures: createPictureWarmer({ config, images, log }) };
}
