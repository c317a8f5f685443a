/**
 * A backup is one file: gzipped lines of JSON, so that no program but ours is needed to make or read it, and so that any version
 * of PostgreSQL can take it. First what it is, then each table with its rows as PostgreSQL writes values in text, sequences,
 * pictures in base64, and at the end how much all of it was, with a hash of every line before. Without that end it is half a file.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const formatNumber = 1;

export const Header = z.strictObject({
  backup: z.literal('kudde'),
  format: z.number(),
  createdAt: z.string(),
  postgresql: z.string(),
  /** Hashes of the steps its tables were made by. */
  migrations: z.array(z.string()),
});
export type Header = z.output<typeof Header>;

const TableStart = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const Row = z.array(z.string().nullable());
const TableEnd = z.strictObject({ rows: z.number().int(), hash: z.string() });
const Sequence = z.strictObject({ sequence: z.string(), value: z.string() });
/** Where a picture lies: what was uploaded has a folder of its own, all others are in the owner's or the shop's. */
const folders = ['uploads'] as const;
export type Folder = (typeof folders)[number] | undefined;
const FileStart = z.strictObject({
  file: z.string().min(1),
  bytes: z.number().int(),
  folder: z.enum(folders).optional(),
});
const FilePart = z.string();
const FileEnd = z.strictObject({ fileHash: z.string() });
const End = z.strictObject({
  end: z.literal(true),
  tables: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
  hash: z.string(),
});
export type End = z.output<typeof End>;

export const Line = z.union([Row, FilePart, TableStart, TableEnd, Sequence, FileStart, FileEnd, End]);
export type Line = z.output<typeof Line>;
export type Row = z.output<typeof Row>;
type TableStart = z.output<typeof TableStart>;
export type TableEnd = z.output<typeof TableEnd>;

/** Counts rows and adds up their hashes, so that their order, which no two databases need agree on, does not matter. */
export function createRowSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Row) {
      rows += 1;
      sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);
    },
    end: (): TableEnd => ({ rows, hash: BigInt.asUintN(256, sum).toString(16) }),
  };
}

export class BackupRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupRefused';
  }
}
