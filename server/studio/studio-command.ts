/** What the command about people does: the same functions the studio's own pages call. */
import type { Database } from '#database/client.ts';
import type { Role } from '#rules/people/roles.ts';
import { isEmail } from '#services/kit/email.ts';
import { createPeople } from '#services/people/people.ts';
import { announceSetUp } from './announce-set-up.ts';
import { studioPath } from './studio-place.ts';

export type StudioCommand =
  | { name: 'set-up' }
  | { name: 'people' }
  | { name: 'invite'; email: string; role: Role }
  | { name: 'reset' | 'close'; email: string };

type Parts = {
  db: Database;
  origin: string;
  print: (line: string) => void;
  report: (line: string) => void;
  clock?: () => Date;
};

/** Resolves to whether it was done. */
export async function runStudioCommand(command: StudioCommand, parts: Parts): Promise<boolean> {
  const { db, origin, print, report, clock = () => new Date() } = parts;
  const people = createPeople({ db, clock });
  const linkOf = (token: string, until: Date) =>
    print(
      `Once, until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${origin}${studioPath}/enter#${token}`,
    );
  const refuse = (words: string) => {
    report(words);
    return false;
  };

  if (command.name === 'set-up') {
    const line = await announceSetUp({ db, clock, origin });
    if (line === null) return refuse('somebody can sign in already: npm run studio -- people');
    print(line);
    return true;
  }
  if (command.name === 'people') {
    for (const { email, name, role, isClosed, invitedUntil } of await people.list())
      print([email, name, role, isClosed ? 'closed' : invitedUntil ? 'invited' : 'open'].join('\t'));
    return true;
  }
  const { email } = command;
  if (!isEmail(email)) return refuse(`${email} is no e-mail address`);
  if (command.name === 'invite') {
    const invited = await people.invite({ email, role: command.role, language: 'nl' }, null);
    if ('problem' in invited) return refuse(`${email} can sign in already: npm run studio -- reset ${email}`);
    linkOf(invited.token, invited.until);
    return true;
  }
  const person = await people.find(email);
  if (!person) return refuse(`nobody has the address ${email}: npm run studio -- people`);
  if (command.name === 'reset') {
    const { token, until } = await people.makeReset(person.id, null);
    linkOf(token, until);
    return true;
  }
  const closed = await people.close(person.id, null);
  if (!('problem' in closed)) return true;
  return refuse(
    closed.problem === 'last-owner'
      ? `${email} is the last owner: make somebody else an owner first`
      : `${email} is closed already`,
  );
}
