/** Reads a backup from its first to its last line, and refuses one that is damaged, half, or no backup at all. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  BackupRefused,
  createRowSum,
  type End,
  type Folder,
  formatNumber,
  Header,
  Line,
  type Row,
  type TableEnd,
} from './format.ts';
import { LineTooLong, readLines } from './read-lines.ts';

/** What is done with what is read; whatever is left out is only checked. */
export type Reader = {
  header?: (header: Header) => Promise<void>;
  table?: (table: { table: string; columns: string[] }) => Promise<void>;
  row?: (row: Row) => Promise<void>;
  tableEnd?: (end: TableEnd) => Promise<void>;
  sequence?: (sequence: { sequence: string; value: string }) => Promise<void>;
  file?: (file: { file: string; bytes: number; folder?: Folder }) => Promise<void>;
  part?: (bytes: Buffer) => Promise<void>;
  fileEnd?: (hash: string) => Promise<void>;
};

/** In bytes: more than any row is, and less than what a text of JavaScript can hold. */
const longestLine = 64_000_000;

/** Resolves to its last line when every count and every hash is right. */
export async function readBackup(path: string, reader: Reader): Promise<End> {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new BackupRefused(`${path} is not a whole backup: ${reason}. Nothing was changed.`, { cause });
  };
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  // What is wrong with the file, told apart from what goes wrong with what is made of it.
  let problem: Error | null = null;
  unzipped.on('error', (error) => (problem = error));
  const check = createCheck(refuse);
  const hash = createHash('sha256');
  let isFirst = true;
  let end: End | null = null;
  try {
    for await (const text of readLines(unzipped, longestLine)) {
      if (end) return refuse('it goes on after its end');
      if (isFirst) {
        isFirst = false;
        await reader.header?.(readHeader(text, refuse));
      } else {
        const line = readLine(text, refuse);
        end = readEnd(line);
        if (end) check.whole(end, hash.copy().digest('hex'));
        else await take(line, reader, check);
      }
      hash.update(`${text}\n`);
    }
  } catch (error) {
    if (problem) return refuse(wordsOf(problem), problem);
    if (error instanceof LineTooLong) return refuse('a line of it is longer than any of a backup');
    throw error;
  } finally {
    source.destroy();
    unzipped.destroy();
  }
  if (problem) return refuse(wordsOf(problem), problem);
  return end ?? refuse(isFirst ? 'it is empty' : 'its end is missing');
}

function wordsOf(problem: NodeJS.ErrnoException): string {
  if (problem.code === 'ENOENT') return 'there is no such file';
  return problem.code?.startsWith('Z_') ? 'it is damaged, or half of it is missing' : problem.message;
}

type Refuse = (reason: string, cause?: unknown) => never;

function readHeader(text: string, refuse: Refuse): Header {
  const header = Header.safeParse(parse(text));
  if (!header.success) return refuse('its first line says nothing of one', header.error);
  if (header.data.format !== formatNumber) return refuse('it was made by another version of this shop');
  return header.data;
}

function readLine(text: string, refuse: Refuse): Line {
  const line = Line.safeParse(parse(text));
  return line.success ? line.data : refuse('a line of it cannot be read', line.error);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEnd(line: Line): End | null {
  return typeof line === 'object' && 'end' in line ? line : null;
}

async function take(line: Line, reader: Reader, check: ReturnType<typeof createCheck>): Promise<void> {
  if (typeof line === 'string') {
    const bytes = Buffer.from(line, 'base64');
    check.part(bytes);
    await reader.part?.(bytes);
  } else if (Array.isArray(line)) {
    check.row(line);
    await reader.row?.(line);
  } else if ('table' in line) {
    check.table(line.columns.length);
    await reader.table?.(line);
  } else if ('rows' in line && !('end' in line)) {
    check.tableEnd(line);
    await reader.tableEnd?.(line);
  } else if ('sequence' in line) await reader.sequence?.(line);
  else if ('file' in line) {
    check.file(line.bytes);
    await reader.file?.(line);
  } else if ('fileHash' in line) {
    check.fileEnd(line.fileHash);
    await reader.fileEnd?.(line.fileHash);
  }
}

/** Follows what is read, and refuses it where a count or a hash is wrong. */
function createCheck(refuse: Refuse) {
  let table: { width: number; sum: ReturnType<typeof createRowSum> } | null = null;
  let file: { left: number; hash: ReturnType<typeof createHash> } | null = null;
  const seen = { tables: 0, rows: 0, files: 0 };
  return {
    table(width: number) {
      if (table || file) refuse('a table begins inside something else');
      table = { width, sum: createRowSum() };
      seen.tables += 1;
    },
    row(row: Row) {
      if (table?.width !== row.length) return refuse('a row does not fit its table');
      table.sum.add(row);
      seen.rows += 1;
    },
    tableEnd(end: TableEnd) {
      const counted = table?.sum.end();
      if (counted?.rows !== end.rows || counted.hash !== end.hash) refuse('the rows of a table are not those it had');
      table = null;
    },
    file(bytes: number) {
      if (table || file) refuse('a picture begins inside something else');
      file = { left: bytes, hash: createHash('sha256') };
      seen.files += 1;
    },
    part(bytes: Buffer) {
      if (!file) return refuse('a part of a picture belongs to none');
      file.left -= bytes.length;
      file.hash.update(bytes);
    },
    fileEnd(hash: string) {
      if (file?.left !== 0 || file.hash.digest('hex') !== hash) refuse('a picture is not what it was');
      file = null;
    },
    whole(end: End, hash: string) {
      const isSame = seen.tables === end.tables && seen.rows === end.rows && seen.files === end.files;
      if (table || file || !isSame || end.hash !== hash) refuse('its end does not fit what came before');
    },
  };
}
