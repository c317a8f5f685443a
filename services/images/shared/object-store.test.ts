import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { storeUrl } from '#tests/setup/process/run-settings.ts';
import { openStoreServer } from '#tests/setup/process/store-server.ts';
import { createObjectStore, StoreRefusal } from './object-store.ts';
import { readStoreAddress } from './store-address.ts';

/** One of ours, and the one that whoever runs the tests has at hand: `TEST_MEDIA_URL=s3://…`, an empty bucket. */
const stores: [string, () => Promise<string>][] = [
  ['a store of the tests', async () => (await openStoreServer()).url],
  ...(storeUrl === null
    ? []
    : [['the store of TEST_MEDIA_URL', async () => storeUrl] as [string, () => Promise<string>]]),
];

function openStore(url: string) {
  const address = readStoreAddress(url);
  if (!address) throw new Error(`${url} is no address of a store`);
  // Nobody else's files, wherever it is.
  const folder = `${address.folder}${randomUUID()}/`;
  const clock = () => new Date();
  return { address, store: createObjectStore({ address: { ...address, folder }, clock }) };
}

test.each(stores)('studio 43.5 %s keeps files, lists all of them, and forgets them', async (_, open) => {
  const { store } = openStore(await open());
  const names = Array.from({ length: 8 }, (_each, index) => `kalf-${index}.webp`);
  for (const [index, name] of names.entries()) await store.write(name, new Uint8Array([index, 0, 255]));
  await store.write('kalf-3.webp', new Uint8Array(200_000).fill(7));
  expect([...(await store.list())].toSorted()).toEqual(names);
  expect(await store.read('kalf-2.webp')).toEqual(new Uint8Array([2, 0, 255]));
  expect((await store.read('kalf-3.webp'))?.length).toBe(200_000);
  expect(await store.read('vaars.webp')).toBeNull();
  for (const name of [...names, 'vaars.webp']) await store.remove(name);
  expect(await store.list()).toEqual(new Set());
});

test.each(stores)('studio 43.5 %s: another bucket, and a store that is away, are said in words', async (_, open) => {
  const { address } = openStore(await open());
  const clock = () => new Date();
  const other = createObjectStore({ address: { ...address, bucket: 'somebody-elses-bucket' }, clock });
  await expect(other.list()).rejects.toThrow(StoreRefusal);
  await expect(other.write('kalf.webp', new Uint8Array([1]))).rejects.toThrow(StoreRefusal);
  const away = createObjectStore({ address: { ...address, origin: 'http://127.0.0.1:9' }, clock });
  await expect(away.read('kalf.webp')).rejects.toThrow('the store of pictures does not answer: GET kalf.webp');
});

test('studio 43.5 a store that says no is quoted, and what ends asks nothing more', async () => {
  const { url, state } = await openStoreServer();
  const { address, store } = openStore(url);
  state.isAway = true;
  await expect(store.list()).rejects.toThrow('the store of pictures answers 503 SlowDown: GET the list');
  const keys = { ...address.keys, id: 'OTHER' };
  state.isAway = false;
  const stranger = createObjectStore({ address: { ...address, keys }, clock: () => new Date() });
  await expect(stranger.list()).rejects.toThrow('403 InvalidAccessKeyId');
  const closing = AbortSignal.abort();
  const closed = createObjectStore({ address, clock: () => new Date(), closing });
  await expect(closed.list()).rejects.toThrow(StoreRefusal);
});
