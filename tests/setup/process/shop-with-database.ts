/** A shop of the demo as a process of its own, and its database for who prepares what a test is about. */
import { rm } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { preparedDataDir, sharePictures } from '#tests/setup/database/prepared-data.ts';
import { type AppProcess, startApp } from './app-process.ts';

export type ShopWithDatabase = { app: AppProcess; database: OpenDatabase; stop: () => Promise<void> };

/** On a copy of the prepared data folder: importing the demo anew takes ten times as long as the shop takes to start. */
export async function startShopWithDatabase(settings: Record<string, string> = {}): Promise<ShopWithDatabase> {
  const dataDir = await preparedDataDir();
  await sharePictures(dataDir);
  const app = await startApp({ LOG_LEVEL: 'fatal', ...settings, DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir, url: null, mayShare: true, mayCreate: false });
  return {
    app,
    database,
    async stop() {
      await database.close();
      await app.stop();
      // The database may still be writing its last file.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
