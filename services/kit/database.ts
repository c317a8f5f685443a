import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Whichever database was opened, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>;
