/** Backups in the folder of the shop; server/backups answers. */
export type ListedBackup = { name: string; at: Date; bytes: number; isNightly: boolean };

export type BackupsPort = {
  /** Whether one is made every night. */
  isNightly: boolean;
  /** The newest first. */
  list: () => Promise<ListedBackup[]>;
  /** The last one that failed, unless one was made since. */
  failed: () => Promise<{ at: Date; why: string } | null>;
  /** Answers the line of the audit, or why there is none. */
  make: (by: { id: string }) => Promise<{ done: number } | { problem: string }>;
  open: (name: string, by: { id: string }) => Promise<{ body: ReadableStream; bytes: number } | null>;
};
