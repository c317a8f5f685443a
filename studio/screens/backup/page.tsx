import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { done, readForm, refuse } from '../../forms/form-answer.ts';
import { allowed } from '../../ports/studio-context.ts';
import { auditText } from '../../texts/audit/audit.ts';
import { backupTexts } from '../../texts/backup.ts';
import { textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { momentWords } from '../../words/moment-words.ts';
import { sizeWords } from '../../words/size-words.ts';

const mostLines = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  const studio = allowed(context, 'people');
  const { backups, people, language } = studio;
  const [list, failed, lines] = [await backups.list(), await backups.failed(), await people.audit.recent(mostLines)];
  return {
    isNightly: backups.isNightly,
    failed: failed && { at: momentWords(failed.at, studio), why: failed.why },
    list: list.map(({ name, at, bytes, isNightly }) => ({
      name,
      at: momentWords(at, studio),
      size: sizeWords(bytes, language),
      isNightly,
    })),
    lines: lines.map((line) => ({
      id: line.id,
      at: momentWords(line.at, studio),
      name: line.name,
      words: auditText(line, language),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { backups, person, language } = allowed(context, 'people');
  const form = await readForm(request);
  const made = await backups.make(person);
  if ('problem' in made)
    return refuse(form, { '': textsIn(backupTexts, language)('notMade', { why: made.problem }) }, { status: 503 });
  return done(request, made.done);
}

export default function BackupPage() {
  const text = useText(backupTexts);
  const { isNightly, failed, list, lines } = useLoaderData<typeof loader>();
  const [last] = list;
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <StudioForm name="make" label={text('make')}>
            <Button kind="filled" icon="download">
              {text('make')}
            </Button>
          </StudioForm>
        }
      >
        {text(isNightly ? 'nightly' : 'off')} {last ? <b>{text('last', { at: last.at })}</b> : null}
      </PageHead>
      {failed ? <Notice tone="err">{text('failed', failed)}</Notice> : null}
      {list.length === 0 ? (
        <Notice>{text(isNightly ? 'none' : 'noneByHand')}</Notice>
      ) : (
        <Ledger
          label={text('title')}
          columns={[
            { id: 'when', title: text('when') },
            { id: 'kind', title: text('kind') },
            { id: 'size', title: text('size'), isNumber: true, onPhone: 'right' },
            { id: 'do', title: '', onPhone: 'right' },
          ]}
          rows={list.map(({ name, at, size, isNightly: isOfNight }) => ({
            id: name,
            cells: {
              when: <b>{at}</b>,
              kind: <span className="m">{text(isOfNight ? 'atNight' : 'byHand')}</span>,
              size,
              do: (
                <a className="lnk" href={`/studio/backup/file?name=${encodeURIComponent(name)}`} download={name}>
                  {text('download')}
                  <span className="sr"> {at}</span>
                </a>
              ),
            },
          }))}
        />
      )}
      <p className="s14 m">{text('inside')}</p>
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
    </>
  );
}
