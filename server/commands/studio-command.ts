/** npm run studio -- set-up | people | invite EMAIL ROLE | reset EMAIL | close EMAIL */
import { roles } from '#rules/people/roles.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { runStudioCommand, type StudioCommand } from '#server/studio/studio-command.ts';
import { onDatabase, runCommand, toStandardError as report, toStandardOutput as print } from './command.ts';

function commandOf([name, email, role]: string[]): StudioCommand | null {
  if (name === 'set-up') return email === undefined ? { name } : null;
  if (name === 'people') return email === undefined ? { name } : null;
  if (email === undefined) return null;
  if (name === 'reset' || name === 'close') return role === undefined ? { name, email } : null;
  const asked = roles.find((each) => each === role);
  return name === 'invite' && asked ? { name, email, role: asked } : null;
}

await runCommand(async (args) => {
  const command = commandOf(args);
  if (!command) {
    report('usage: npm run studio -- set-up | people | invite EMAIL owner|helper | reset EMAIL | close EMAIL');
    return 2;
  }
  const config = readConfig(readEnvironment());
  const origin = config.studio.url ?? `http://localhost:${config.port}`;
  const work = {
    report,
    work: ({ patientDb: db }: { patientDb: Parameters<typeof runStudioCommand>[1]['db'] }) =>
      runStudioCommand(command, { db, origin, print, report }),
  };
  return (await onDatabase(config, work)) ? 0 : 1;
});
