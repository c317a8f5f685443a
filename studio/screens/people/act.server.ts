/** What the forms of the page do. Each asks for the password of the person who is signed in. */
import { data } from 'react-router';
import { roles } from '#rules/people/roles.ts';
import { done, readForm, readPasswords, refuse } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { auditText } from '../../texts/audit/audit.ts';
import { peopleTexts } from '../../texts/people.ts';
import { textsIn } from '../../texts/text-table.ts';
import { dayWords } from '../../words/moment-words.ts';

type Studio = StudioContext & { person: Person };

const isEmail = (text: string) => /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(text) && text.length <= 254;

export async function actOnPeople(request: Request, studio: Studio) {
  const { person, people, visitor, language, origin } = studio;
  const text = textsIn(peopleTexts, language);
  const [password = ''] = await readPasswords(request, 'password');
  const form = await readForm(request);
  const wrong = await people.isPassword(person, password, visitor.address);
  if (wrong.problem !== null)
    return refuse(form, { password: text(wrong.problem === 'wait' ? 'wait' : 'wrongPassword') });
  const role = roles.find((each) => each === form.text('role')) ?? 'helper';
  const id = form.text('id');
  const linkTo = ({ token, until }: { token: string; until: Date }) => ({
    link: `${origin}/studio/enter#${token}`,
    words: text('link', { day: dayWords(until, studio) }),
  });

  if (form.name === 'invite') {
    const email = form.text('email');
    if (!isEmail(email)) return refuse(form, { email: text('emailWrong') });
    const invited = await people.invite({ email, role, language }, person);
    if ('problem' in invited) return refuse(form, { email: text('exists') });
    const words = auditText({ what: 'people.invited', about: { email } }, language);
    return data({ ...linkTo(invited), toast: { words, undo: invited.done } });
  }
  const pressed = form.text('do');
  if (pressed === 'reset') return data({ ...linkTo(await people.makeReset(id, person)), toast: null });
  if (pressed === 'sign-out') {
    await people.sessions.endAll(id, { but: studio.session?.id ?? null });
    const about = { name: (await people.list()).find((each) => each.id === id)?.name ?? '' };
    return done(request, await people.audit.record({ personId: person.id, what: 'people.signedOut', about }));
  }
  const changed =
    pressed === 'close'
      ? await people.close(id, person)
      : await people.changeRole({ id, role, version: form.version }, person);
  if (!('problem' in changed)) return done(request, changed.done);
  const words = { 'last-owner': 'lastOwner', unknown: 'unknown', changed: 'changed' } as const;
  return refuse(form, { '': text(words[changed.problem]) }, { status: 409 });
}
