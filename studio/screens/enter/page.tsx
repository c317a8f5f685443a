import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { localDate } from '#rules/time/local-time.ts';
import { readForm, readPasswords, refuse } from '../../forms/form-answer.ts';
import { passwordWords } from '../../forms/password-words.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { studioOf } from '../../ports/studio-context.ts';
import { doorTexts } from '../../texts/doors.ts';
import { textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Gate } from '../../ui/gate.tsx';
import { LinkCodeField } from '../../ui/link-code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** An invitation, or a new password in place of a forgotten one. */
export function loader({ context }: LoaderFunctionArgs) {
  const { now, market } = studioOf(context);
  return { year: Number(localDate(now, market.timeZone).slice(0, 4)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const studio = studioOf(context);
  const { people, visitor, sessionCookie, language } = studio;
  const text = textsIn(doorTexts, language);
  const [password = ''] = await readPasswords(request, 'password');
  const form = await readForm(request);
  const code = form.text('code');
  const link = await people.links.find(code);
  if (!link || link.kind === 'set-up') return refuse(form, { '': text('linkOver') }, { status: 410 });
  const name = form.text('name') || link.name || '';
  const problem = passwordWords(password, link.email ?? '', studio);
  if (problem !== null || name === '')
    return refuse(form, {
      ...(problem !== null && { password: problem }),
      ...(name === '' && { name: text('nameMissing') }),
    });
  const person = await people.links.setPassword(code, { name, password });
  if (!person) return refuse(form, { '': text('linkOver') }, { status: 410 });
  const { token } = await people.sessions.begin(person, { device: visitor.device, before: null });
  return redirect('/', { status: 303, headers: { 'set-cookie': sessionCookie(token) } });
}

export default function EnterPage() {
  const text = useText(doorTexts);
  const { year } = useLoaderData<typeof loader>();
  return (
    <Gate title={text('enterTitle')} lead={text('enterLead')} year={year}>
      <StudioForm name="enter" className="stack">
        <LinkCodeField />
        <TextField name="name" label={text('name')} autoComplete="name" />
        <PasswordField isNew hint={text('passwordHint')} />
        <Button kind="filled" size="wide">
          {text('enter')}
        </Button>
      </StudioForm>
    </Gate>
  );
}
