/**
 * What the build left for browsers, read once: a page asks for dozens of small files, and all of them with their packed forms are three
 * megabytes. Names in /assets change with their content, a changed font gets a new name; the others are few.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { etagOf } from '#services/kit/etag.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { isNoPage, noPage } from './security.ts';

export type FileForm = {
  bytes: Buffer<ArrayBuffer>;
  etag: string;
  /** Of the whole file, and of the answer to somebody who has it already. */
  whole: Record<string, string>;
  known: Record<string, string>;
};

type Forms = Record<Encoding, FileForm>;

/** By path, as browsers ask for them. */
export type BuiltFiles = {
  /** In the smallest form the other side can read. */
  find: (path: string, accepted: string | string[] | undefined) => FileForm | null;
};

const built = fileURLToPath(new URL('../../build/client', import.meta.url));
const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
const isKeptForEver = /^\/(?:assets|fonts)\//;
const isSent = /^\/(?:(?:assets|fonts|images)\/|favicon\.ico$)/;
const packed = /\.(?:br|gz)$/;

/** Empty while developing, when there may be no build. */
export function readBuiltFiles(folder = built): BuiltFiles {
  const files = new Map<string, Forms>();
  for (const path of existsSync(folder) ? pathsIn(folder) : [])
    if (isSent.test(path) && !packed.test(path)) files.set(path, readForms(folder, path));
  return { find: (path, accepted) => files.get(path)?.[acceptedEncoding(accepted)] ?? null };
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'));
}

/** Very small files only grow when they are packed, and pictures too: then there is no such form, and the plain one is sent. */
function readForms(folder: string, path: string): Forms {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const form = (ending: string, encoding?: string): FileForm | null => {
    const file = join(folder, `${path}${ending}`);
    return existsSync(file) ? formOf(path, readFileSync(file), { type, ...(encoding && { encoding }) }) : null;
  };
  const identity = form('');
  if (!identity) throw new Error(`${path} went away while it was read`);
  return { identity, br: form('.br', 'br') ?? identity, gzip: form('.gz', 'gzip') ?? identity };
}

type Kind = { type: string; encoding?: string };

function formOf(path: string, bytes: Buffer<ArrayBuffer>, { type, encoding }: Kind): FileForm {
  const etag = etagOf(bytes);
  const known = { etag, 'cache-control': isKeptForEver.test(path) ? forEver : forADay, vary: 'accept-encoding' };
  const whole = {
    ...known,
    'content-type': type,
    'content-length': String(bytes.length),
    ...(encoding && { 'content-encoding': encoding }),
    ...(isNoPage(type) && { 'content-security-policy': noPage }),
  };
  return { bytes, etag, whole, known };
}
