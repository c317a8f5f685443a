/** npm run signups -- list|export|delete EMAIL|import FILE */
import { onDatabase, runCommand, toStandardError as report, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { runSignUps, SignUpsCommand } from './sign-ups.ts';

await runCommand(async ([signUps, what]) => {
  const named = signUps === 'delete' ? { email: what } : signUps === 'import' ? { file: what } : {};
  const command = SignUpsCommand.safeParse({ signUps, ...named });
  if (!command.success) {
    report('usage: npm run signups -- list|export|delete EMAIL|import FILE');
    return 2;
  }
  const isDone = await onDatabase(readConfig(readEnvironment()), {
    report,
    work: ({ patientDb }) => runSignUps(command.data, { db: patientDb, print }),
  });
  return isDone ? 0 : 1;
});
