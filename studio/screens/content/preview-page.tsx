import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { contentPlaceTexts } from '../../texts/content/places.ts';
import { useText } from '../../texts/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { plainDay } from '../../words/plain-day.ts';
import { issueWords } from './issue-words.server.ts';
import { contentStyles } from './styles.ts';
import { previewDay, previewDays } from './preview/preview-day.ts';

export const links = contentStyles;

const widths = [390, 768, 1440];

export async function loader({ request, context, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const studio = allowed(context, 'content');
  const { editing, market, language, origin } = studio;
  const query = new URL(request.url).searchParams;
  const day = previewDay(query.get('day'), studio);
  const look = await editing.look(market, { kind, name }, { origin, day });
  if (look === null) throw data(null, 404);
  const asked = Number(query.get('width'));
  return {
    kind,
    name,
    market: market.code,
    width: widths.find((width) => width === asked) ?? 390,
    day,
    dayWords: day && plainDay(day, 'full', language),
    days: previewDays(studio),
    shows: look.shows,
    issues: look.issues.map((issue) => issueWords(issue, language)),
  };
}

export default function ContentPreviewPage() {
  const text = useText(contentPlaceTexts);
  const { kind, name, market, width, day, dayWords, days, shows, issues } = useLoaderData<typeof loader>();
  const here = `/content/${kind}/${encodeURIComponent(name)}`;
  const onDay = day === null ? '' : `&day=${day}`;
  return (
    <>
      <PageHead
        title={text('preview')}
        actions={
          <ButtonLink icon="back" to={here}>
            {text('backToForm')}
          </ButtonLink>
        }
      >
        {dayWords === null ? null : <b>{text('asOn', { day: dayWords })} </b>}
        {text('previewSub')}
      </PageHead>
      {issues.length === 0 ? null : (
        <Notice tone="err">
          <b>{text('noPreview')}</b>
          <ul>
            {issues.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {shows === 'before' || shows === 'published' ? <p>{text(shows)}</p> : null}
        </Notice>
      )}
      {shows === 'nothing' ? null : (
        <>
          <div className="tools">
            <nav className="chips" aria-label={text('widths')}>
              {widths.map((each) => (
                <StudioLink
                  key={each}
                  className="chip"
                  to={`${here}/preview?width=${each}${onDay}`}
                  aria-current={each === width ? 'true' : undefined}
                  preventScrollReset
                >
                  {each}
                </StudioLink>
              ))}
            </nav>
            <Form action={`${here}/preview`} className="row aswhen" preventScrollReset>
              <input type="hidden" name="width" value={width} />
              <input type="hidden" name="market" value={market} />
              <label htmlFor="preview-day">{text('day')}</label>
              <input
                className="in"
                id="preview-day"
                type="date"
                name="day"
                key={day}
                defaultValue={day ?? days.today}
                min={days.first}
                max={days.last}
                required
              />
              <button type="submit" className="btn g">
                {text('showDay')}
              </button>
              {day === null ? null : (
                <StudioLink className="lnk" to={`${here}/preview?width=${width}`} preventScrollReset>
                  {text('asToday')}
                </StudioLink>
              )}
            </Form>
          </div>
          {/* What scrolls must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className="look" tabIndex={0} aria-label={text('preview')}>
            <iframe
              title={text('preview')}
              src={`/studio${here}/look?market=${market}${onDay}`}
              width={width}
              height={900}
              // It runs nothing; of this origin, so that its typefaces are shown.
              sandbox="allow-same-origin allow-popups"
            />
          </section>
        </>
      )}
    </>
  );
}
