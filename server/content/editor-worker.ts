/** The thread that changes content: it reads, checks, composes and writes, so that nobody who visits the shop waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#database/client.ts';
import { marketList } from '#markets/index.ts';
import { createEditor, type Editor } from '#services/content/editing/editor.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import { countSold, settleSold } from '#services/shop/catalogue/sold-goods.ts';
import { pictureFacts, pictureNames, writeGoods } from './exchange.ts';
import type { EditorAnswer, EditorSettings, EditorTask, FromEditor, ToEditor } from './editor-messages.ts';

const { dataDir, databaseUrl, mediaDir, hasOtherPages, reserveBytes } = workerData as EditorSettings;
const say = (message: FromEditor) => parentPort?.postMessage(message, []);
const print = (line: string) => say({ line });

const database = openDatabase({ dataDir, url: databaseUrl, mayShare: true, reserveBytes, onProgress: print });
// Whoever asks first hears of it.
database.catch(() => {});
let pictures = new Set<string>();
let facts = pictureFacts(mediaDir);
const editor = database.then(({ patientDb }) =>
  createEditor({
    db: patientDb,
    markets: marketList,
    clock: () => new Date(),
    hasPicture: (name) => pictures.has(name),
    get pictures() {
      return facts;
    },
    hasOtherPages,
    alongside: writeGoods(print),
    sales: { count: countSold, settle: settleSold },
    onProgress: print,
  }),
);
editor.catch(() => {});

async function answer(task: EditorTask): Promise<EditorAnswer[keyof EditorAnswer]> {
  if (task.do === 'close') {
    const opened = await database.catch(() => null);
    await opened?.close();
    return null;
  }
  // A picture may have been added since.
  pictures = pictureNames(mediaDir);
  facts = pictureFacts(mediaDir);
  return run(await editor, task);
}

async function run(editing: Editor, task: Exclude<EditorTask, { do: 'close' }>) {
  switch (task.do) {
    case 'change':
      return editing.change(task.market, task.edits, task.options);
    case 'stock':
      return editing.stock(task.market, task.entries, task.options);
    case 'sold':
      return editing.sold(task.market);
    case 'undo':
      return editing.undo(task.change, task);
    case 'startEmpty':
      return editing.startEmpty(task.market, task);
    case 'history':
      return editing.history(task.market, task.kind, task.name);
  }
}

async function take({ id, task }: ToEditor): Promise<void> {
  try {
    say({ id, answer: await answer(task) });
  } catch (error) {
    if (error instanceof ChangeRefused) {
      const { code, lines, conflicts } = error;
      say({ id, refused: { code, lines, conflicts } });
    } else say({ id, failed: error instanceof Error ? error.message : String(error) });
  }
  if (task.do === 'close') parentPort?.close();
}

parentPort?.on('message', (message: ToEditor) => void take(message));
