/** Requests per second of an address of the shop, as a part of what node:http alone does with the same bytes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import { type Started, startProcess } from './processes.ts';

type Ratio = {
  path: string;
  bytes: number;
  perSecond: number;
  rawPerSecond: number;
  ratio: number;
  /** The same by processor time for each request, which other work on the machine disturbs less. */
  cpuRatio: number;
  cpuMicros: number;
};

type Options = { path: string; encoding?: string; rounds: number; seconds: number };

const connections = 20;
const rawServer = new URL('raw-server.ts', import.meta.url).pathname;

/** Both are measured in turns, so that a machine that slows down slows both; the middle of the rounds counts. */
export async function againstRaw(
  shop: Pick<Started, 'url' | 'cpuSeconds'>,
  { path, encoding = 'br', rounds, seconds }: Options,
): Promise<Ratio> {
  const headers = { 'accept-encoding': encoding };
  const url = `${shop.url}${path}`;
  // The first answer is made, the second comes from memory.
  await answerOf(url, headers);
  const { body, headerLength } = await answerOf(url, headers);
  const folder = await mkdtemp(join(tmpdir(), 'kudde-bench-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const raw = await startProcess([rawServer, file, String(headerLength)]);
  try {
    const pairs: { ours: Measured; theirs: Measured }[] = [];
    // The first round warms both up and is left out.
    for (let round = 0; round <= rounds; round += 1) {
      const theirs = await measure(raw, { url: `${raw.url}/`, headers, seconds });
      pairs.push({ theirs, ours: await measure(shop, { url, headers, seconds }) });
    }
    const counted = pairs.slice(1);
    return {
      path,
      bytes: body.length,
      perSecond: middle(counted.map(({ ours }) => ours.perSecond)),
      rawPerSecond: middle(counted.map(({ theirs }) => theirs.perSecond)),
      ratio: middle(counted.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
      cpuMicros: middle(counted.map(({ ours }) => ours.cpuMicros)),
      cpuRatio: middle(counted.map(({ ours, theirs }) => theirs.cpuMicros / ours.cpuMicros)),
    };
  } finally {
    await raw.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

type Measured = { perSecond: number; cpuMicros: number };

type LoadRun = { url: string; headers: Record<string, string>; seconds: number };

async function measure(server: Pick<Started, 'cpuSeconds'>, asked: LoadRun): Promise<Measured> {
  const before = await server.cpuSeconds();
  const { count, seconds } = await load({ ...asked, connections });
  const used = (await server.cpuSeconds()) - before;
  return { perSecond: count / seconds, cpuMicros: (used * 1_000_000) / count };
}

type Answer = { body: Buffer; headerLength: number };

/** fetch would unpack the body and hide its headers. */
export function answerOf(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ body: Buffer.concat(chunks), headerLength: ownHeaderLength(response.rawHeaders) });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What node:http adds by itself it adds to the yardstick too. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'content-length']);

function ownHeaderLength(raw: string[]): number {
  let length = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    if (!addedByNode.has(name.toLowerCase())) length += `${name}: ${value}\r\n`.length;
  }
  return Math.max(1, length - 'x-padding: \r\n'.length);
}
