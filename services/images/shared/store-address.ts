/** Where pictures lie that several machines share: `s3://KEY:SECRET@host/bucket/folder?region=eu-central-1`. */
import type { StoreKeys } from './sign-request.ts';

export type StoreAddress = {
  /** Of the store, without the bucket. */
  origin: string;
  bucket: string;
  /** Before the name of every file; with a slash at its end, or nothing. */
  folder: string;
  keys: StoreKeys;
};

const usualRegion = 'us-east-1';
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const folderName = /^(?:[\w.-]+\/)*$/;

/** Null for what is none. Without TLS only where it says `tls=off`, such as inside of one house. */
export function readStoreAddress(text: string): StoreAddress | null {
  // The address of a scheme that URL knows nothing of has no parts of its own.
  const url = URL.parse(text.replace(/^s3:/, 'https:'));
  if (!text.startsWith('s3://') || !url || url.hash !== '') return null;
  const [bucket = '', ...folders] = url.pathname.slice(1).split('/');
  const folder = folders.filter((part) => part !== '').map((part) => `${part}/`);
  const region = url.searchParams.get('region') ?? usualRegion;
  const protocol = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  const [id, secret] = [decoded(url.username), decoded(url.password)];
  const isRight = bucketName.test(bucket) && folderName.test(folder.join('')) && /^[a-z0-9-]+$/.test(region);
  if (!isRight || !id || !secret) return null;
  return { origin: `${protocol}://${url.host}`, bucket, folder: folder.join(''), keys: { id, secret, region } };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
