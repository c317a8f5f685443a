/** What the workers behind one port and the process that started them say to each other. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type MetricList = MetricObjectWithValues<MetricValue<string>>[];

export type FromWorker =
  /** Its event loop turns. */
  | { say: 'beat' }
  | { say: 'ready'; address: string }
  /** Its own numbers, as they were asked for. */
  | { say: 'numbers'; id: number; list: MetricList }
  /** Somebody wants the numbers of all. */
  | { say: 'ask for all numbers'; id: number };

export type ToWorker = { say: 'ask for numbers'; id: number } | { say: 'all numbers'; id: number; text: string | null };

export const beatMs = 500;
