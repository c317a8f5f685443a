/** Signs a request as stores in the manner of S3 ask for it: AWS Signature Version 4, with the headers. */
import { createHash, createHmac } from 'node:crypto';

export type StoreKeys = { id: string; secret: string; region: string };

type Asked = {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Its path written by `pathOf`. */
  url: URL;
  /** Beside host, hash and time, which are added. */
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
};

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** All but letters, digits and four signs, as the signature counts them. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function pathOf(parts: readonly string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .map(encoded)
    .join('/')}`;
}

/** The headers to send; `at` is when it is sent. */
export function signRequest(
  { method, url, headers = {}, body = new Uint8Array() }: Asked,
  { id, secret, region }: StoreKeys,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': sha256(body), 'x-amz-date': time };
  const all = Object.entries({ ...sent, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = all.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const request = [method, url.pathname, query, lines, names, sent['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(keyed, keyed(`AWS4${secret}`, day));
  const signature = keyed(key, signed).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, authorization };
}
