/** What somebody changes about themselves. A new password asks for the one of now. */
import { studioLanguages } from '#rules/people/roles.ts';
import { done, readForm, readPasswords, refuse, type SentForm } from '../../forms/form-answer.ts';
import { passwordWords } from '../../forms/password-words.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { doorTexts } from '../../texts/doors.ts';
import { meTexts } from '../../texts/me.ts';
import { peopleTexts } from '../../texts/people.ts';
import { textsIn } from '../../texts/text-table.ts';

type Studio = StudioContext & { person: Person };

const longestName = 80;

export async function actOnMe(request: Request, studio: Studio): Promise<Response | ReturnType<typeof refuse>> {
  const { person, people, session, language } = studio;
  const passwords = await readPasswords(request, 'password', 'newPassword');
  const form = await readForm(request);
  const say = (what: string) => people.audit.record({ personId: person.id, what });

  if (form.name === 'password') return changePassword(request, { form, passwords }, studio);
  if (form.name === 'about') {
    const name = form.text('name').slice(0, longestName);
    if (name === '') return refuse(form, { name: textsIn(doorTexts, language)('nameMissing') });
    const chosen = studioLanguages.find((each) => each === form.text('language'));
    await people.changeOwn(person.id, { name, ...(chosen && { language: chosen }) });
    return done(request, await say('people.ownName'));
  }
  const id = form.text('id');
  if (form.text('do') === 'others') await people.sessions.endAll(person.id, { but: session?.id ?? null });
  else if (/^[\da-f-]{36}$/.test(id)) await people.sessions.end(id, person.id);
  return done(request, await say('people.ownSignOut'));
}

type Sent = { form: SentForm; passwords: string[] };

async function changePassword(request: Request, { form, passwords }: Sent, studio: Studio) {
  const { person, people, visitor, language, sessionCookie } = studio;
  const [current = '', next = ''] = passwords;
  const problem = passwordWords(next, person.email, studio);
  if (problem !== null) return refuse(form, { newPassword: problem });
  if (next === current) return refuse(form, { newPassword: textsIn(meTexts, language)('same') });
  const { address, device } = visitor;
  const changed = await people.changePassword(person, { current, next, address, device });
  if (changed.problem !== null) {
    const text = textsIn(peopleTexts, language);
    return refuse(form, { password: text(changed.problem === 'wait' ? 'wait' : 'wrongPassword') });
  }
  const answer = done(request, changed.done);
  answer.headers.append('set-cookie', sessionCookie(changed.token));
  return answer;
}
