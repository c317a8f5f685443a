import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { usualLimits } from './pool.ts';
import { createListener } from './listener.ts';

test('C24 a listener that is closed while it connects leaves no connection behind', async () => {
  const server = inject('postgresUrl');
  const name = `listener ${process.pid}`;
  const door = Promise.withResolvers<void>();
  class Client extends pg.Client {
    constructor(options: pg.ClientConfig) {
      super({ ...options, connectionString: server, application_name: name });
    }
    override async connect(): Promise<pg.Client> {
      await super.connect();
      await door.promise;
      return this;
    }
  }
  const listener = createListener({ Client, limits: usualLimits, onProblem: () => {} });
  const listening = listener.listen('news', () => {});
  const looker = new pg.Client({ connectionString: server });
  await looker.connect();
  onTestFinished(() => looker.end());
  const count = async () =>
    (await looker.query('select 1 from pg_stat_activity where application_name = $1', [name])).rowCount;
  await expect.poll(count).toBe(1);
  const closing = listener.close();
  door.resolve();
  await Promise.all([listening, closing]);
  await expect.poll(count).toBe(0);
});
