/** What is in the database that an owner would miss: every table of the services' schemas, as the database itself lists them. */
import { isPgSchema } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as schema from '../schema.ts';
import type { Row } from './format.ts';

export const ownSchemas = Object.values(schema).flatMap((value) => (isPgSchema(value) ? [value.schemaName] : []));

export type StoredTable = {
  /** Such as `shop.carts`. */
  name: string;
  /** The same for statements. */
  quoted: string;
  columns: { name: string; type: string }[];
};

type Listed = StoredTable & { needs: string[] };

/** Those that others refer to come before them. */
export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<Listed>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
          from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(fn.nspname || '.' || fc.relname)
          from pg_constraint k join pg_class fc on fc.oid = k.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1)
     order by 1`,
    [ownSchemas],
  );
  return inOrder(rows);
}

function inOrder(tables: Listed[]): StoredTable[] {
  const done = new Set<string>();
  const ordered: StoredTable[] = [];
  while (ordered.length < tables.length) {
    const left = tables.filter(({ name }) => !done.has(name));
    const next = left.find(({ needs }) => needs.every((need) => done.has(need)));
    if (!next)
      throw new Error(`these tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    done.add(next.name);
    ordered.push(next);
  }
  return ordered;
}

export async function listSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select schemaname || '.' || sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any ($1) and last_value is not null order by 1`,
    [ownSchemas],
  );
  return rows;
}

/** So that values are written the same everywhere. */
export const plainSettings = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
];

const rowsAtOnce = 500;
/** Values as PostgreSQL writes them, and not as JavaScript would read them. */
const asText = { getTypeParser: () => (value: unknown) => value as string };

/** All rows, a few at a time. Needs a transaction. */
export async function* readRows(client: pg.Client, { quoted }: StoredTable, columns: string[]): AsyncGenerator<Row> {
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  await client.query(`declare kudde_rows no scroll cursor for select ${names} from ${quoted}`);
  for (;;) {
    const { rows } = await client.query<Row>({
      text: `fetch ${rowsAtOnce} from kudde_rows`,
      rowMode: 'array',
      types: asText,
    } as pg.QueryArrayConfig);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close kudde_rows');
}
