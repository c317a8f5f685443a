import { type Media, readShippedList } from '#database/backup/media.ts';
import { type Config, uploadsIn } from '#server/config.ts';

/** The folders of pictures as a backup sees them: what was uploaded, the owner's, if there is one, and the shop's. */
export function mediaOf({ dataDir, mediaDirs }: Pick<Config, 'dataDir' | 'mediaDirs'>): Media {
  const uploads = uploadsIn(dataDir);
  const folders = mediaDirs.filter((dir) => dir !== uploads);
  const dir = folders.at(-1);
  const own = folders.length > 1 ? (folders[0] ?? null) : null;
  return { uploads, own, shop: dir === undefined ? null : { dir, shipped: readShippedList() } };
}
