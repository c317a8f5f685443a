import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { studioLanguages } from '#rules/people/roles.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { signedIn } from '../../ports/studio-context.ts';
import { doorTexts } from '../../texts/doors.ts';
import { meTexts } from '../../texts/me.ts';
import { peopleTexts } from '../../texts/people.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { momentWords } from '../../words/moment-words.ts';
import { actOnMe } from './act.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const studio = signedIn(context);
  const { people, person, session } = studio;
  const own = (await people.sessions.list()).filter(({ personId }) => personId === person.id);
  return {
    name: person.name,
    email: person.email,
    language: person.language,
    devices: own.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      isHere: id === session?.id,
      since: momentWords(createdAt, studio),
      seen: momentWords(seenAt, studio),
    })),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnMe(request, signedIn(context));
}

/** Each in its own words, so that whoever reads none of the others finds theirs. */
const languageNames = { nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch' } as const;

/** One's own name, language, password and devices: for everybody who is signed in. */
export default function MePage() {
  const text = useText(meTexts);
  const door = useText(doorTexts);
  const { name, email, language } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={name}>
        {email}. {text('sub')}
      </PageHead>
      <section className="dlg blk">
        <header>
          <h2>{text('aboutTitle')}</h2>
        </header>
        <StudioForm name="about" label={text('aboutTitle')}>
          <div className="b cols">
            <TextField name="name" label={door('name')} value={name} hint={text('nameHint')} maxLength={80} required />
            <SelectField
              name="language"
              label={text('language')}
              value={language}
              options={studioLanguages.map((each) => ({ value: each, title: languageNames[each] }))}
            />
          </div>
          <footer>
            <Button>{text('saveAbout')}</Button>
          </footer>
        </StudioForm>
      </section>
      <section className="dlg blk" id="password">
        <header>
          <h2>{text('passwordTitle')}</h2>
        </header>
        <StudioForm name="password" label={text('passwordTitle')}>
          <div className="b cols">
            {/* So that a manager of passwords knows whose it is. */}
            <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
            <PasswordField label={text('current')} hint={text('ends')} />
            <PasswordField name="newPassword" isNew hint={door('passwordHint')} />
          </div>
          <footer>
            <Button kind="filled">{text('savePassword')}</Button>
          </footer>
        </StudioForm>
      </section>
      <Devices />
    </>
  );
}

function Devices() {
  const text = useText(meTexts);
  const people = useText(peopleTexts);
  const { devices } = useLoaderData<typeof loader>();
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('devicesTitle')}</h2>
      </div>
      <StudioForm name="devices" label={text('devicesTitle')}>
        <Ledger
          label={text('devicesTitle')}
          columns={[
            { id: 'device', title: text('device') },
            { id: 'since', title: text('since') },
            { id: 'seen', title: people('seen') },
            { id: 'do', title: '', onPhone: 'right' },
          ]}
          rows={devices.map(({ id, device, isHere, since, seen }) => ({
            id,
            cells: {
              device: <b>{device}</b>,
              since: <span className="m">{since}</span>,
              seen: <span className="m">{isHere ? people('nowHere') : seen}</span>,
              do: isHere ? null : (
                <Button size="small" name="id" value={id} aria-label={text('endOf', { device })}>
                  {text('end')}
                </Button>
              ),
            },
          }))}
        />
        {devices.length > 1 ? (
          <Button name="do" value="others">
            {text('endOthers')}
          </Button>
        ) : null}
      </StudioForm>
    </section>
  );
}
