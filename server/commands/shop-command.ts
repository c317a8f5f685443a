/** npm run shop -- ready MARKET */
import { findMarket, marketList } from '#markets/index.ts';
import { readyToSell } from '#rules/selling/ready-to-sell.ts';
import { createBackupShelf } from '#server/backups/backup-shelf.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { readyFacts } from '#server/selling/ready-facts.ts';
import { readyWords } from '#server/selling/ready-words.ts';
import { createAudit } from '#services/people/audit.ts';
import { onDatabase, runCommand, toStandardError as report, toStandardOutput as print } from './command.ts';

await runCommand(async ([name, code = '', ...more]) => {
  const market = findMarket(code);
  if (name !== 'ready' || !market || more.length > 0) {
    report(`usage: npm run shop -- ready ${marketList.map((each) => each.code).join('|')}`);
    return 2;
  }
  const config = readConfig(readEnvironment());
  const clock = () => new Date();
  const isReady = await onDatabase(config, {
    report,
    async work(database) {
      const { patientDb: db } = database;
      const shelf = createBackupShelf({ config, connect: () => database.connect(), clock });
      const facts = await readyFacts({ config, db, shelf, audit: createAudit({ db, clock }), clock }, market);
      const lines = readyToSell(facts, clock());
      for (const { id, isDone } of lines) print(`${isDone ? 'done   ' : 'missing'}  ${readyWords[id]}`);
      return lines.every(({ isDone }) => isDone);
    },
  });
  return isReady ? 0 : 1;
});
