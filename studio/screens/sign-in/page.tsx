import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { localDate } from '#rules/time/local-time.ts';
import { readForm, readPasswords, refuse } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { studioOf } from '../../ports/studio-context.ts';
import { doorTexts } from '../../texts/doors.ts';
import { textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Gate } from '../../ui/gate.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { person, visitor, now, market } = studioOf(context);
  if (person) throw redirect(placeOf(request));
  return { isEnded: visitor.token !== null, year: Number(localDate(now, market.timeZone).slice(0, 4)) };
}

/** Where somebody wanted to go: inside the studio only. */
function placeOf(request: Request): string {
  const to = new URL(request.url).searchParams.get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { people, visitor, sessionCookie, language, now } = studioOf(context);
  const text = textsIn(doorTexts, language);
  const [password = ''] = await readPasswords(request, 'password');
  const form = await readForm(request);
  const { address, device, token } = visitor;
  const answer = await people.signIn({ email: form.text('email'), password, address, device, before: token });
  if (!('problem' in answer)) {
    const to = answer.returnTo?.replace(/^\/studio/, '') ?? placeOf(request);
    return redirect(to, { status: 303, headers: { 'set-cookie': sessionCookie(answer.token) } });
  }
  if (answer.problem === 'wrong') return refuse(form, { '': text('wrong') }, { status: 401 });
  const seconds = Math.max(1, Math.ceil((answer.until.getTime() - now.getTime()) / 1000));
  const count = Math.ceil(seconds / 60);
  return refuse(form, { '': text('wait', { count }) }, { status: 429, headers: { 'retry-after': String(seconds) } });
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

export const meta = () => [{ title: 'Studio' }];

export default function SignInPage() {
  const text = useText(doorTexts);
  const { isEnded, year } = useLoaderData<typeof loader>();
  return (
    <Gate title={text('signIn')} lead={text('lead')} year={year}>
      <StudioForm name="sign-in" className="stack">
        {isEnded ? <Notice tone="warn">{text('ended')}</Notice> : null}
        <TextField name="email" label={text('email')} type="email" autoComplete="username" required />
        <PasswordField />
        <Button kind="filled" size="wide" shortcut="⏎">
          {text('signIn')}
        </Button>
      </StudioForm>
      <p className="s13 m" style={{ marginTop: '1.5rem' }}>
        {text('stay')}
      </p>
      <p className="s13 m" style={{ marginTop: '.5rem' }}>
        {text('forgotten')}
      </p>
    </Gate>
  );
}
