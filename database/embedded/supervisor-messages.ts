/** What the supervisor of the embedded PostgreSQL says to the process it works for: one JSON text a line. */
import type { RefusalReason } from './refused.ts';

export type Cluster = {
  /** The folder of the database. */
  cluster: string;
  /** Null where it listens on a port of this machine, as on Windows. */
  socketFolder: string | null;
  port: number;
};

export type Message =
  | { progress: string }
  | { ready: Cluster }
  | { refused: { reason: RefusalReason; message: string } }
  /** A line of PostgreSQL's own log. */
  | { log: string };

/** What it is started with. */
export type Order = {
  dataDir: string;
  /** How long it waits for a folder that is in use. */
  patienceMs: number;
};
