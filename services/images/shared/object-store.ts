/** Files in a store in the manner of S3: asked for by path, so that any store understands it. */
import { pathOf, signRequest } from './sign-request.ts';
import type { StoreAddress } from './store-address.ts';

export type ObjectStore = {
  /** Names of all that lies there. */
  list: () => Promise<Set<string>>;
  /** Null where there is none of this name. */
  read: (file: string) => Promise<Uint8Array | null>;
  write: (file: string, bytes: Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
};

/** The store could not be asked, or said no. */
export class StoreRefusal extends Error {}

type Options = {
  address: StoreAddress;
  clock: () => Date;
  deadlineMs?: number;
  /** Ends all that is under way. */
  closing?: AbortSignal;
};

type Asked = {
  method: 'GET' | 'PUT' | 'DELETE';
  file: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

export function createObjectStore({ address, clock, deadlineMs = 20_000, closing }: Options): ObjectStore {
  const { origin, bucket, folder, keys } = address;

  async function ask({ method, file, query = {}, body }: Asked): Promise<Response> {
    const url = new URL(pathOf(file === '' ? [bucket] : [bucket, `${folder}${file}`]), origin);
    url.search = new URLSearchParams(query).toString();
    const headers: Record<string, string> = body ? { 'content-type': 'image/webp' } : {};
    const signed = signRequest({ method, url, headers, ...(body && { body }) }, keys, clock());
    const what = `${method} ${file === '' ? 'the list' : file}`;
    const answer = await fetch(url, {
      method,
      headers: signed,
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(closing ? [closing] : [])]),
    }).catch((cause: unknown) => {
      throw new StoreRefusal(`the store of pictures does not answer: ${what}`, { cause });
    });
    if (answer.ok || answer.status === 404) return answer;
    const why = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
    throw new StoreRefusal(`the store of pictures answers ${answer.status} ${why}: ${what}`);
  }

  return {
    async list() {
      const names = new Set<string>();
      for (let next: string | null = ''; next !== null;) {
        const query = { 'list-type': '2', prefix: folder, ...(next !== '' && { 'continuation-token': next }) };
        const answer = await ask({ method: 'GET', file: '', query });
        if (answer.status === 404) throw new StoreRefusal(`the store of pictures has no ${bucket}`);
        const text = await answer.text();
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) names.add(key.slice(folder.length));
        const isMore = text.includes('<IsTruncated>true</IsTruncated>');
        next = (isMore && /<NextContinuationToken>([^<]+)</.exec(text)?.[1]) || null;
      }
      return names;
    },
    async read(file) {
      const answer = await ask({ method: 'GET', file });
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    async write(file, bytes) {
      const answer = await ask({ method: 'PUT', file, body: new Uint8Array(bytes) });
      await answer.body?.cancel();
      if (!answer.ok) throw new StoreRefusal(`the store of pictures has no ${bucket}`);
    },
    async remove(file) {
      const answer = await ask({ method: 'DELETE', file });
      await answer.body?.cancel();
    },
  };
}
