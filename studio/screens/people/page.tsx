import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { auditText } from '../../texts/audit/audit.ts';
import { peopleTexts } from '../../texts/people.ts';
import { useText } from '../../texts/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { Toast } from '../../ui/toast.tsx';
import { dayWords, momentWords } from '../../words/moment-words.ts';
import { actOnPeople } from './act.server.ts';
import { ChangePersonForm, InvitePersonForm } from './forms.tsx';
import { RoleTable } from './role-table.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const studio = allowed(context, 'people');
  const { people, person, language, session } = studio;
  const [list, sessions, lines] = [await people.list(), await people.sessions.list(), await people.audit.recent(12)];
  const query = new URL(request.url).searchParams;
  return {
    ownId: person.id,
    changes: query.get('change'),
    isInviting: query.has('invite'),
    people: list.map(({ id, name, email, role, version, isClosed, invitedBy, invitedUntil }) => {
      const own = sessions.filter(({ personId }) => personId === id);
      const [last] = own;
      return {
        id,
        name,
        email,
        role,
        version,
        isClosed,
        invitedBy,
        invitedUntil: invitedUntil && dayWords(invitedUntil, studio),
        isHere: own.some((each) => each.id === session?.id),
        seen: last ? momentWords(last.seenAt, studio) : null,
        devices: [...new Set(own.map(({ device }) => device))],
      };
    }),
    lines: lines.map((line) => ({
      id: line.id,
      at: momentWords(line.at, studio),
      name: line.name,
      words: auditText(line, language),
    })),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnPeople(request, allowed(context, 'people'));
}

/** What the action answers where a link was made; a refused form is read by the form itself. */
type Made = { link?: string; words?: string; toast?: { words: string; undo: number } | null };

export default function PeoplePage() {
  const text = useText(peopleTexts);
  const { people, changes, isInviting, ownId, lines } = useLoaderData<typeof loader>();
  const made = useActionData<Made>();
  const changed = people.find(({ id }) => id === changes);
  const inside = people.filter(({ isClosed, invitedUntil }) => !isClosed && invitedUntil === null);
  const count = (role: string) => inside.filter((person) => person.role === role).length;
  const open = people.filter(({ isClosed, invitedUntil }) => !isClosed && invitedUntil !== null).length;
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <ButtonLink kind={isInviting || changed ? 'hollow' : 'filled'} icon="plus" shortcut="N" to="/people?invite">
            {text('invite')}
          </ButtonLink>
        }
      >
        {text('sub')} <b>{text('owners', { count: count('owner') })}</b>, {text('helpers', { count: count('helper') })}
        {open > 0 ? `, ${text('open', { count: open })}` : ''}.
      </PageHead>
      {made?.link ? (
        <Notice tone="ok">
          {made.words} <code className="code">{made.link}</code>
        </Notice>
      ) : null}
      {isInviting && !made?.link ? <InvitePersonForm /> : null}
      {changed && !made?.link ? <ChangePersonForm key={changed.id} person={changed} /> : null}
      <Ledger
        label={text('title')}
        columns={[
          { id: 'who', title: text('who') },
          { id: 'role', title: text('role'), onPhone: 'right' },
          { id: 'seen', title: text('seen') },
          { id: 'devices', title: text('devices'), onPhone: 'hidden' },
          { id: 'do', title: '', onPhone: 'right' },
        ]}
        rows={people.map((person) => ({
          id: person.id,
          isOff: person.isClosed,
          cells: {
            who: (
              <>
                <b>{person.name || person.email}</b>
                <small>
                  {person.name ? person.email : person.invitedBy ? text('invitedBy', { name: person.invitedBy }) : null}
                </small>
              </>
            ),
            role: text(person.role),
            seen: person.isClosed ? (
              <State shape="cross" tone="off">
                {text('closed')}
              </State>
            ) : person.invitedUntil ? (
              <State shape="ring" tone="ask">
                {text('pending', { day: person.invitedUntil })}
              </State>
            ) : (
              <span className="m">{person.isHere ? text('nowHere') : (person.seen ?? text('never'))}</span>
            ),
            devices: <span className="m">{person.devices.join(' · ')}</span>,
            do: (
              <>
                {person.id === ownId ? (
                  <>
                    <StudioLink className="lnk" to="/me">
                      {text('you')}
                    </StudioLink>{' '}
                  </>
                ) : null}
                <StudioLink className="lnk" to={`/people?change=${person.id}`} preventScrollReset>
                  {text('change')}
                </StudioLink>
              </>
            ),
          },
        }))}
      />
      <RoleTable />
      <section className="blk">
        <div className="hd2">
          <h2>{text('didTitle')}</h2>
        </div>
        <ol className="lines">
          {lines.map(({ id, at, name, words }) => (
            <li key={id}>
              <span className="tm">{at}</span>
              <span className="grow">
                <b>{name ?? text('nobody')}</b>: {words}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {made?.toast ? <Toast words={made.toast.words} undo={made.toast.undo} back="/people" /> : null}
    </>
  );
}
