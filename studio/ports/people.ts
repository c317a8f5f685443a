/** What screens may ask about people and sessions; services/people answers. */
import type { Role, StudioLanguage } from '#rules/people/roles.ts';

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: StudioLanguage;
  /** Single letters as keys. */
  singleKeys: boolean;
};

export type ListedPerson = {
  id: string;
  name: string;
  email: string;
  role: Role;
  version: number;
  invitedBy: string | null;
  isClosed: boolean;
  /** Until when an invitation stands; null where somebody came already. */
  invitedUntil: Date | null;
};

export type ListedSession = { id: string; personId: string; device: string; createdAt: Date; seenAt: Date };

/** How a line is taken back, as its line names it. */
export type WayBack = { kind: string; with: Record<string, string | number | boolean | null> };

export type AuditLine = {
  id: number;
  at: Date;
  what: string;
  about: Record<string, string | number>;
  /** Null: a command, or nobody. */
  name: string | null;
  /** It was taken back since. */
  isUndone: boolean;
  canUndo: boolean;
};

type Refused<Problem extends string> = { problem: Problem };
type By = { id: string; name: string };
type Link = { token: string; until: Date };

export type PeoplePort = {
  list: () => Promise<ListedPerson[]>;
  invite: (
    asked: { email: string; role: Role; language: StudioLanguage },
    by: By,
  ) => Promise<Refused<'exists'> | (Link & { id: string; done: number })>;
  changeRole: (
    asked: { id: string; role: Role; version: number | null },
    by: By,
  ) => Promise<Refused<'last-owner' | 'unknown' | 'changed'> | { done: number }>;
  close: (id: string, by: By) => Promise<Refused<'last-owner' | 'unknown'> | { done: number }>;
  makeReset: (id: string, by: By) => Promise<Link>;
  changeOwn: (id: string, own: { name?: string; language?: StudioLanguage; singleKeys?: boolean }) => Promise<void>;
  isPassword: (
    person: { id: string; email: string },
    password: string,
    address: string,
  ) => Promise<{ problem: null } | Refused<'wrong'> | (Refused<'wait'> & { until: Date })>;
  /** One's own, while signed in: ends every session, and answers the token of the one that goes on. */
  changePassword: (
    person: { id: string; email: string },
    asked: { current: string; next: string; address: string; device: string },
  ) => Promise<{ problem: null; token: string; done: number } | Refused<'wrong'> | (Refused<'wait'> & { until: Date })>;
  signIn: (asked: {
    email: string;
    password: string;
    address: string;
    device: string;
    before: string | null;
  }) => Promise<{ token: string; returnTo: string | null } | Refused<'wrong'> | (Refused<'wait'> & { until: Date })>;
  links: {
    find: (token: string) => Promise<{
      kind: 'set-up' | 'invite' | 'reset';
      email: string | null;
      name: string | null;
      language: StudioLanguage | null;
    } | null>;
    setUp: (
      token: string,
      who: { name: string; email: string; password: string; language: StudioLanguage },
    ) => Promise<{ id: string } | null>;
    setPassword: (token: string, chosen: { name: string | null; password: string }) => Promise<{ id: string } | null>;
  };
  sessions: {
    begin: (person: { id: string }, from: { device: string; before: string | null }) => Promise<{ token: string }>;
    list: () => Promise<ListedSession[]>;
    end: (id: string, personId: string) => Promise<boolean>;
    endAll: (personId: string, options?: { but?: string | null }) => Promise<void>;
  };
  audit: {
    recent: (count: number) => Promise<(AuditLine & { undo: WayBack | null })[]>;
    done: (id: number, personId: string) => Promise<Omit<AuditLine, 'at' | 'name' | 'isUndone'> | null>;
    record: (entry: {
      personId: string | null;
      what: string;
      about?: Record<string, string | number>;
    }) => Promise<number>;
  };
};
