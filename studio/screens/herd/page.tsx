import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { herdTexts } from '../../texts/herd/herd.ts';
import { herdStateTexts } from '../../texts/herd/states.ts';
import { useText } from '../../texts/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EarTag } from '../../ui/ear-tag.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { setCapacity } from './act.server.ts';
import { AnimalStateWord } from './animal-state.tsx';
import { HerdCalendar } from './calendar.tsx';
import sheet from './herd.css?url';
import { loadHerd } from './load.server.ts';
import { SharesBar } from './shares-bar.tsx';
import type { ShownAnimal } from './shown-animal.server.ts';

export const links = () => [{ rel: 'stylesheet', href: sheet }];

export function loader({ context }: LoaderFunctionArgs) {
  return loadHerd(allowed(context, 'herd'));
}

export function action({ request, context }: ActionFunctionArgs) {
  return setCapacity(request, allowed(context, 'herd'));
}

export default function HerdPage() {
  const text = useText(herdTexts);
  const words = useText(herdStateTexts);
  const shown = useLoaderData<typeof loader>();
  const { going, earlier, selling, half } = shown;
  return (
    <>
      <PageHead
        title={words('title')}
        actions={
          <ButtonLink icon="warning" to="/recall">
            {words('recall')}
          </ButtonLink>
        }
      >
        {text('sub')} {selling > 0 ? <b>{text('selling', { count: selling, half })}</b> : null}
      </PageHead>
      {going.length === 0 ? (
        <div className="empty">
          <h2>{text('empty')}</h2>
          <p>{text('emptyWay')}</p>
          <div className="acts">
            <ButtonLink kind="filled" to="/content/packages">
              {text('emptyDo')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <p className="key">
            <span>
              <i className="y" />
              {text('keySold')}
            </span>
            <span>
              <i className="t" />
              {text('keyUnpaid')}
            </span>
            <span>
              <i />
              {text('keyFree')}
            </span>
          </p>
          <ul className="herds">
            {going.map((animal, index) => (
              <AnimalCard key={animal.tag} animal={animal} isFirst={index === 0} />
            ))}
          </ul>
          <HerdCalendar {...shown} />
        </>
      )}
      {earlier.length > 0 ? (
        <section className="blk">
          <div className="hd2">
            <h2>{text('earlier')}</h2>
          </div>
          <Ledger
            label={text('earlier')}
            columns={[
              { id: 'animal', title: text('animal') },
              { id: 'state', title: words('state'), onPhone: 'right' },
              { id: 'boxes', title: text('boxes'), isNumber: true },
            ]}
            rows={earlier.map(({ tag, written, title, state, sold }) => ({
              id: tag,
              cells: {
                animal: (
                  <span className="tags">
                    <EarTag number={written} to={`/herd/${tag}`} /> {title}
                  </span>
                ),
                state: <AnimalStateWord state={state} />,
                boxes: sold,
              },
            }))}
          />
        </section>
      ) : null}
    </>
  );
}

function AnimalCard({ animal, isFirst }: { animal: ShownAnimal; isFirst: boolean }) {
  const text = useText(herdTexts);
  const { tag, written, title, picture, state, sold, soldLine, days, problems, meat } = animal;
  const way = state === 'full' ? 'bookDo' : state === 'booked' ? 'moveDo' : 'see';
  return (
    <li className="herd">
      {picture === null ? (
        <span className="nopic" />
      ) : (
        <img src={picture} alt="" width="500" height="330" loading="lazy" />
      )}
      <div className="stack">
        <div className="row">
          <EarTag number={written} to={`/herd/${tag}`} />
          <h2>
            <StudioLink to={`/herd/${tag}`}>{title}</StudioLink>
          </h2>
        </div>
        <p>
          <b className="d">{sold}</b> <span className="m">{soldLine}</span>
        </p>
        <SharesBar {...animal} />
        <p className="s14">
          <AnimalStateWord state={state} /> <span className="m">{days.join(' ')}</span>
        </p>
        {meat ? (
          <p className={meat.isOver ? 's13 bad' : 's13 m'}>
            {meat.words} <b>{meat.free}</b>
          </p>
        ) : null}
        {problems.map((problem) => (
          <p key={problem} className="s13 bad">
            {problem}
          </p>
        ))}
      </div>
      <div className="acts">
        <ButtonLink kind={isFirst && state === 'full' ? 'filled' : 'hollow'} size="small" to={`/herd/${tag}`}>
          {text(way)}
          <span className="sr"> {written}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
