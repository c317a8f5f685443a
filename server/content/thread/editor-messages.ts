/** What the thread that changes content is asked, and what it says. */
import type { Edit } from '#services/content/editing/edits.ts';
import type { ChangeOptions, Editor } from '#services/content/editing/editor.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import type { Conflict, RefusalCode } from '#services/content/editing/refused.ts';
import type { ItemKind } from '#services/content/editing/sources.ts';
import type { StockEntry, StockFrom } from '#services/content/editing/stock/stock.ts';

/** Settings the thread needs to open the database itself. */
export type EditorSettings = {
  dataDir: string;
  databaseUrl: string | null;
  mediaDirs: readonly string[];
  hasOtherPages: boolean;
  reserveBytes: number;
};

export type EditorTask =
  | { do: 'change'; market: string; edits: Edit[]; options: ChangeOptions }
  | {
      do: 'stock';
      market: string;
      entries: StockEntry[];
      options: { from: StockFrom } & Pick<ChangeOptions, 'isDryRun' | 'asksPrices'>;
    }
  | { do: 'sold'; market: string }
  | { do: 'undo'; change: string; isDryRun: boolean }
  | { do: 'startEmpty'; market: string; isDryRun: boolean }
  | { do: 'removeVoices'; market: string; voices: readonly string[] }
  | { do: 'history'; market: string; kind: ItemKind; name: string }
  | { do: 'preview'; market: string; edits: Edit[] }
  | { do: 'usedIn'; market: string; kind: ItemKind; name: string }
  | { do: 'close' };

export type EditorAnswer = {
  change: Awaited<ReturnType<Editor['change']>>;
  stock: Awaited<ReturnType<Editor['stock']>>;
  sold: Awaited<ReturnType<Editor['sold']>>;
  undo: Awaited<ReturnType<Editor['undo']>>;
  startEmpty: Awaited<ReturnType<Editor['startEmpty']>>;
  removeVoices: Awaited<ReturnType<Editor['removeVoices']>>;
  history: Awaited<ReturnType<Editor['history']>>;
  preview: Awaited<ReturnType<Editor['preview']>>;
  usedIn: Awaited<ReturnType<Editor['usedIn']>>;
  close: null;
};

export type ToEditor = { id: number; task: EditorTask };

export type FromEditor =
  | { id: number; answer: EditorAnswer[keyof EditorAnswer] }
  | { id: number; refused: { code: RefusalCode; lines: string[]; conflicts: Conflict[]; issues: ContentIssue[] } }
  | { id: number; failed: string }
  | { line: string };
