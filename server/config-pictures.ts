/** Where pictures lie: those of the shop, and those that several machines share. */
import { z } from 'zod';
import { readStoreAddress } from '#services/images/shared/store-address.ts';

const pictureStore = z.string().transform((value, context) => {
  const address = readStoreAddress(value);
  if (address !== null) return address;
  context.addIssue({
    code: 'custom',
    message: 'must look like s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket/folder?region=eu-central-1',
  });
  return z.NEVER;
});

export const demoMediaDir = 'database/seed/media';

export const pictureFolders = {
  MEDIA_DIR: z.string().default(demoMediaDir),
  /** Without it what is uploaded lies in the folder of this machine alone. */
  MEDIA_URL: pictureStore.optional(),
};
