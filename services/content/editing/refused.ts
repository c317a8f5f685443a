/** Why a change was refused, in words for its author. Nothing was changed. */
import type { ContentIssue } from '../content-files.ts';
import type { Doc } from '../kinds.ts';

export type RefusalCode = 'unknown' | 'invalid' | 'used' | 'conflict' | 'issues' | 'prices' | 'elsewhere';

/** Somebody else was quicker: what is there now, and what was to take its place. */
export type Conflict = {
  place: string;
  /** The version the change was made on; 0: there was none. */
  base: number;
  /** The version that is there now; 0: it is gone. */
  current: number;
  theirs: Doc | null;
  yours: Doc | null;
};

type Why = { conflicts?: Conflict[]; issues?: ContentIssue[] };

export class ChangeRefused extends Error {
  readonly code: RefusalCode;
  /** One line each. */
  readonly lines: string[];
  readonly conflicts: Conflict[];
  /** What the check says, by place and field, where that is why. */
  readonly issues: ContentIssue[];

  constructor(code: RefusalCode, lines: string[], { conflicts = [], issues = [] }: Why = {}) {
    super(lines.join('\n'));
    this.name = 'ChangeRefused';
    this.code = code;
    this.lines = lines;
    this.conflicts = conflicts;
    this.issues = issues;
  }
}

export function issueLine({ file, field, reason }: ContentIssue): string {
  return `${file}${field === '' ? '' : ` ${field}`}: ${reason}`;
}
