import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number no other program of the same server uses for its locks. */
export const migrationLock = 5_720_031;

/**
 * Brings the tables up to date, all of it or nothing. Several processes may start at once on one server: the first does the
 * work, the others wait for it.
 */
export async function migrate(db: PgDatabase<PgQueryResultHKT>, onProgress: (message: string) => void): Promise<void> {
  const migrations = readMigrations();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create schema if not exists kudde`);
    await tx.execute(
      sql`create table if not exists kudde.migrations (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = await appliedHashes(tx);
    const missing = migrations.filter(({ hash }) => !applied.has(hash));
    if (missing.length > 0)
      onProgress(`Bringing the tables up to date (${missing.length} of ${migrations.length} steps)`);
    for (const { hash, sql: statements } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into kudde.migrations (hash) values (${hash})`);
    }
  });
}

export type Migration = { hash: string; sql: readonly string[] };

/** All steps this version knows, in their order. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder });
}

async function appliedHashes(db: PgDatabase<PgQueryResultHKT>): Promise<Set<string>> {
  // Both drivers answer rows, which their common type does not say.
  const result = (await db.execute(sql`select hash from kudde.migrations`)) as { rows: { hash: string }[] };
  return new Set(result.rows.map(({ hash }) => hash));
}
