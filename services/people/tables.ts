/** Who may use the studio, how they are signed in, and what they did. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { roles, studioLanguages } from '#rules/people/roles.ts';

export const studioSchema = pgSchema('studio');

const moment = () => timestamp({ withTimezone: true });

export const people = studioSchema.table(
  'people',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    language: text({ enum: studioLanguages }).notNull(),
    /** None: invited, and not come yet. As PHC writes it, so that parameters can rise. */
    passwordHash: text(),
    /** Single letters as keys can be switched off. */
    singleKeys: boolean().notNull().default(true),
    invitedBy: text(),
    createdAt: moment().notNull(),
    closedAt: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('people_email').on(sql`lower(${table.email})`),
    check('people_role', sql`${table.role} in ('owner', 'helper')`),
  ],
);

/** Links that let somebody in once: the set-up, an invitation, a forgotten password. Only their hashes are kept. */
export const entryLinks = studioSchema.table('entry_links', {
  hash: text().primaryKey(),
  kind: text({ enum: ['set-up', 'invite', 'reset'] }).notNull(),
  personId: uuid().references(() => people.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

export type Carried = { path: string; fields: [string, string][] };

export const sessions = studioSchema.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    /** Of what the cookie holds. */
    hash: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    endedAt: moment(),
    /** What was sent with a session that had ended, for the form it belongs to. */
    carried: json().$type<Carried>(),
  },
  (table) => [uniqueIndex('sessions_hash').on(table.hash), index('sessions_person').on(table.personId)],
);

/** Failed ways in, by a hash of whose e-mail or network it was. Gone after some hours. */
export const signInFailures = studioSchema.table(
  'sign_in_failures',
  { id: bigserial({ mode: 'number' }).primaryKey(), whose: text().notNull(), at: moment().notNull() },
  (table) => [index('sign_in_failures_whose').on(table.whose, table.at)],
);

export type Undo = { kind: string; with: Record<string, string | number | boolean | null> };

/** Append only: who did what. What can be taken back names how. No passwords, links or addresses of customers. */
export const audit = studioSchema.table(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    personId: uuid(),
    /** A text of the studio, and what is filled into it. */
    what: text().notNull(),
    about: json().$type<Record<string, string | number>>().notNull(),
    undo: json().$type<Undo>(),
    undoneAt: moment(),
  },
  (table) => [index('audit_at').on(table.at)],
);
