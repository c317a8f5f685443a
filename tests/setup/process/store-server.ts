/** A store of files in the manner of S3 on this machine: pages of its list, errors as such stores write them, and no other work. */
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const pageLength = 3;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function openStoreServer({ bucket = 'pictures' } = {}) {
  const files = new Map<string, Buffer>();
  const state = { isAway: false };
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    const error = (status: number, code: string) => answer(status, `<Error><Code>${code}</Code></Error>`);
    const url = new URL(request.url ?? '/', 'http://store');
    const [, ofBucket = '', ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    seen.push(`${request.method ?? ''} ${key}`);
    void bodyOf(request).then((body) => {
      if (state.isAway) return error(503, 'SlowDown');
      const signed = request.headers.authorization ?? '';
      if (!/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/[\w-]+\/s3\/aws4_request, /.test(signed))
        return error(403, 'InvalidAccessKeyId');
      if (ofBucket !== bucket) return error(404, 'NoSuchBucket');
      if (request.method === 'PUT') {
        files.set(key, body);
        return answer(200);
      }
      if (request.method === 'DELETE') {
        files.delete(key);
        return answer(204);
      }
      const found = files.get(key);
      if (key !== '') return found ? answer(200, found) : error(404, 'NoSuchKey');
      const keys = [...files.keys()].filter((each) => each.startsWith(url.searchParams.get('prefix') ?? '')).toSorted();
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const isMore = from + pageLength < keys.length;
      const listed = keys.slice(from, from + pageLength).map((each) => `<Contents><Key>${each}</Key></Contents>`);
      const next = isMore ? `<NextContinuationToken>${from + pageLength}</NextContinuationToken>` : '';
      return answer(
        200,
        `<ListBucketResult><IsTruncated>${String(isMore)}</IsTruncated>${listed.join('')}${next}</ListBucketResult>`,
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { url: `s3://KEY:SECRET@127.0.0.1:${port}/${bucket}/shop?tls=off`, files, state, seen };
}
