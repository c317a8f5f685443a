/** The thread that changes content: it reads, checks, composes and writes, so that nobody who visits the shop waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#database/client.ts';
import { createEditor } from '#services/content/editing/editor.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import { withOwnersWords } from '#services/content/check/picture-facts.ts';
import { pictureWords } from '#services/images/library/picture-words.ts';
import { countSold, settleSold } from '#services/shop/catalogue/sold-goods.ts';
import { wordsOf } from '#server/log/words-of.ts';
import { noPayments } from '#server/settings/no-payments.ts';
import { createLiveMarkets } from '#server/settings/live-markets.ts';
import { pictureFacts, pictureNames, writeGoods } from '../exchange.ts';
import { runTask } from './run-task.ts';
import type { EditorAnswer, EditorSettings, EditorTask, FromEditor, ToEditor } from './editor-messages.ts';

const { dataDir, databaseUrl, mediaDirs, hasOtherPages, reserveBytes } = workerData as EditorSettings;
const say = (message: FromEditor) => parentPort?.postMessage(message, []);
const print = (line: string) => say({ line });

const database = openDatabase({
  dataDir,
  url: databaseUrl,
  mayShare: true,
  mayCreate: false,
  reserveBytes,
  onProgress: print,
});
// The first request that needs the database gets the error; here it must not be an unhandled rejection.
database.catch(() => {});
let pictures = new Set<string>();
let facts = pictureFacts(mediaDirs);
// Bank accounts and shown figures are left out: checks of content need facts only, such as what delivery costs beside a voucher.
const live = database.then(({ patientDb }) =>
  createLiveMarkets(patientDb, { figures: null, orders: { isOpen: false, accounts: {} }, payments: noPayments }),
);
live.catch(() => {});
const editor = Promise.all([database, live]).then(([{ patientDb }, { markets }]) =>
  createEditor({
    db: patientDb,
    markets,
    clock: () => new Date(),
    hasPicture: (name) => pictures.has(name),
    get pictures() {
      return facts;
    },
    hasOtherPages,
    onWritten: writeGoods(print),
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
  pictures = pictureNames(mediaDirs);
  facts = withOwnersWords(pictureFacts(mediaDirs), await pictureWords((await database).patientDb));
  await (await live).read();
  return runTask(await editor, task);
}

async function take({ id, task }: ToEditor): Promise<void> {
  try {
    say({ id, answer: await answer(task) });
  } catch (error) {
    if (error instanceof ChangeRefused) {
      const { code, lines, conflicts, issues } = error;
      say({ id, refused: { code, lines, conflicts, issues } });
    } else say({ id, failed: wordsOf(error) });
  }
  if (task.do === 'close') parentPort?.close();
}

parentPort?.on('message', (message: ToEditor) => void take(message));
