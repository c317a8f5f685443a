/** npm run signups -- list|export|delete EMAIL */
import { onDatabase, runCommand, toStandardError as report, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from './config.ts';
import { runSignUps, SignUpsCommand } from './sign-ups.ts';

await runCommand(async ([signUps, email]) => {
  const command = SignUpsCommand.safeParse(signUps === 'delete' ? { signUps, email } : { signUps });
  if (!command.success) {
    report('usage: npm run signups -- list|export|delete EMAIL');
    return 2;
  }
  const isDone = await onDatabase(readConfig(readEnvironment()), {
    command: command.data,
    print,
    report,
    work: (db) => runSignUps(command.data, { db, print }),
  });
  return isDone ? 0 : 1;
});
