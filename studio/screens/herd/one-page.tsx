import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OrderState } from '#rules/orders/states.ts';
import { allowed } from '../../ports/studio-context.ts';
import { animalTexts } from '../../texts/herd/animal.ts';
import { herdStateTexts } from '../../texts/herd/states.ts';
import { useText } from '../../texts/use-text.ts';
import { EarTag } from '../../ui/ear-tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State, type StateShape } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnAnimal } from './act.server.ts';
import { AnimalStateWord } from './animal-state.tsx';
import { Calculator } from './calculator.tsx';
import sheet from './herd.css?url';
import { type AnimalShown, loadAnimal } from './load-one.server.ts';
import { NextForm } from './next-form.tsx';
import { SharesBar } from './shares-bar.tsx';
import { StepForms } from './step-forms.tsx';

export const links = () => [{ rel: 'stylesheet', href: sheet }];

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadAnimal(allowed(context, 'herd'), params.tag ?? '');
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return actOnAnimal(request, params.tag ?? '', allowed(context, 'herd'));
}

export default function AnimalPage() {
  const text = useText(animalTexts);
  const herd = useText(herdStateTexts);
  const animal = useLoaderData<typeof loader>();
  const { written, title, state, days, problems, meat, sold, unpaid, left, waiting, address, tooSoon } = animal;
  return (
    <>
      <PageHead
        title={title}
        crumb={
          <StudioLink className="lnk" to="/herd">
            {herd('title')}
          </StudioLink>
        }
        actions={
          address === null ? null : (
            <a className="btn g" href={address} target="_blank" rel="noreferrer">
              <Icon name="outside" />
              {text('page')}
            </a>
          )
        }
      >
        <EarTag number={written} /> <AnimalStateWord state={state} /> {days.join(' ')}
      </PageHead>
      {problems.map((problem) => (
        <Notice key={problem} tone="warn">
          {problem}
        </Notice>
      ))}
      {meat?.isOver ? <Notice tone="warn">{meat.free}</Notice> : null}
      {tooSoon > 0 ? <Notice tone="warn">{text('tooSoon', { count: tooSoon })}</Notice> : null}
      <div className="figs blk">
        <div>
          <b>{sold}</b>
          <span>{text('sold')}</span>
        </div>
        <div>
          <b>{unpaid}</b>
          <span>{text('unpaid')}</span>
        </div>
        <div>
          <b>{left}</b>
          <span>{text('left')}</span>
        </div>
        <div>
          <b>{waiting}</b>
          <span>{text('waiting')}</span>
        </div>
      </div>
      <SharesBar {...animal} />
      <StepForms animal={animal} />
      {animal.canFollow ? <NextForm animal={animal} /> : null}
      <Shares animal={animal} />
      <Calculator animal={animal} />
      <Buyers animal={animal} />
    </>
  );
}

function Shares({ animal: { shares, isSold } }: { animal: AnimalShown }) {
  const text = useText(animalTexts);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('shares')}</h2>
      </div>
      {isSold ? null : <p className="s14 m">{text('gone')}</p>}
      <Ledger
        label={text('shares')}
        columns={[
          { id: 'package', title: text('package'), onPhone: 'whole' },
          { id: 'weight', title: text('weight'), isNumber: true, isNamed: true, onPhone: 'beside' },
          { id: 'total', title: text('total'), isNumber: true, isNamed: true, onPhone: 'beside' },
          { id: 'buyers', title: text('buyers'), isNumber: true, isNamed: true, onPhone: 'beside' },
          { id: 'more', title: text('more'), isNumber: true, isNamed: true, onPhone: 'beside' },
          { id: 'wait', title: text('wait'), isNumber: true, isNamed: true, onPhone: 'beside' },
        ]}
        rows={shares.map(({ slug, name, weight, total, buyers, more, waiting }) => ({
          id: slug,
          cells: {
            package: (
              <StudioLink className="t" to={`/content/packages/${slug}`}>
                {name}
              </StudioLink>
            ),
            weight,
            total,
            buyers,
            more: more ?? '–',
            wait: waiting,
          },
        }))}
      />
    </section>
  );
}

const shapes = {
  placed: 'ring',
  paid: 'disc',
  packed: 'square',
  sent: 'triangle',
  delivered: 'tick',
  expired: 'dashed',
  cancelled: 'cross',
} as const satisfies Record<OrderState, StateShape>;

function Buyers({ animal: { buyers, written } }: { animal: AnimalShown }) {
  const text = useText(animalTexts);
  const herd = useText(herdStateTexts);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('buyersTitle')}</h2>
        <StudioLink className="lnk" to={`/recall?by=animal&q=${encodeURIComponent(written)}`}>
          {herd('recall')}
        </StudioLink>
      </div>
      {buyers.length === 0 ? (
        <p className="m">{text('noBuyers')}</p>
      ) : (
        <Ledger
          label={text('buyersTitle')}
          columns={[
            { id: 'order', title: text('order') },
            { id: 'state', title: herd('state'), onPhone: 'right' },
            { id: 'who', title: text('who') },
            { id: 'day', title: text('day'), onPhone: 'right' },
            { id: 'what', title: text('what'), onPhone: 'whole' },
          ]}
          rows={buyers.map(({ id, number, state, stateWords, name, day, isSoon, what }) => ({
            id,
            cells: {
              order: (
                <StudioLink className="t" to={`/orders/${number}`}>
                  {number}
                </StudioLink>
              ),
              state: (
                <State shape={shapes[state]} tone={state === 'delivered' ? 'done' : 'plain'}>
                  {stateWords}
                </State>
              ),
              who: name,
              day: (
                <span className="nw m">
                  {day}
                  {isSoon ? (
                    <>
                      {' '}
                      <State shape="warning" tone="ask">
                        {text('soon')}
                      </State>
                    </>
                  ) : null}
                </span>
              ),
              what,
            },
          }))}
        />
      )}
    </section>
  );
}
