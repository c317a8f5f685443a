/** Hears of every change of a setting, in whichever process it was made, and has this one follow. */
import type { OpenDatabase } from '#database/client.ts';
import { coalesce } from '#server/queues/coalesce.ts';
import type { Log } from '#server/log/log.ts';
import { settingsChannel } from '#services/settings/settings.ts';
import type { LiveMarkets } from './live-markets.ts';

type Options = {
  database: Pick<OpenDatabase, 'listen'>;
  live: Pick<LiveMarkets, 'read'>;
  /** Makes what is kept of a market out of date. */
  onChanged: (market: string) => void;
  log: Log;
};

/** A form with ten fields is one change. In force is within two seconds: this, and the time to read and to make the page. */
const pauseMs = 100;
const againAfterMs = 500;

export async function followSettings({ database, live, onChanged, log }: Options): Promise<void> {
  let reading = Promise.resolve();
  const look = (market: string) => {
    reading = reading.then(() => follow(market));
  };
  async function follow(market: string): Promise<void> {
    try {
      // Without a name the connection was lost for a while, and anything may have changed.
      for (const code of await live.read(market === '' ? undefined : market)) {
        log.info({ market: code }, 'settings changed');
        onChanged(code);
      }
    } catch (err) {
      log.warn({ err, market }, 'settings could not be read; the ones before stay in force until they can');
      setTimeout(() => look(market), againAfterMs).unref();
    }
  }
  await database.listen(settingsChannel, coalesce(look, pauseMs));
  // What was changed between the start and the first word heard.
  await follow('');
}
