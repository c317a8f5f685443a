import { StudioForm } from '../../forms/studio-form.tsx';
import { bankTexts } from '../../texts/bank/bank.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { State, type StateShape } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { BankShown, LineShown } from './load.server.ts';

/** Lines that somebody has to decide on, each with its way on. */
export function Decide({ decide }: { decide: BankShown['decide'] }) {
  const text = useText(bankTexts);
  const { count, lines } = decide;
  if (count === 0) return null;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('decideTitle', { count })}</h2>
        <span className="m s14">{text('nothingGuessed')}</span>
      </div>
      <ul className="bank-decide">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {lines.length < count ? <p className="m s14">{text('notShown', { shown: lines.length, count })}</p> : null}
    </section>
  );
}

const shapes = {
  part: 'half',
  tooMuch: 'disc',
  givenUp: 'dashed',
  likely: 'ring',
  choose: 'ring',
  none: 'warning',
} as const satisfies Record<string, StateShape>;
type Kind = keyof typeof shapes;
const isKind = (kind: string): kind is Kind => kind in shapes;

function Line({ line }: { line: LineShown }) {
  const text = useText(bankTexts);
  const kind = isKind(line.kind) ? line.kind : 'none';
  const [first] = line.orders;
  const name = line.name || text('noName');
  const says = {
    part: () => text('partSays', { paid: line.amount, due: first?.due ?? '', missing: line.rest }),
    tooMuch: () => text('tooMuchSays', { paid: line.amount, due: first?.due ?? '', over: line.rest }),
    givenUp: () => text('givenUpSays', { paid: line.amount }),
    likely: () => text('likelySays', { paid: line.amount, name }),
    choose: () => text('otherSays', { paid: line.amount, name }),
    none: () => text('otherSays', { paid: line.amount, name }),
  };
  return (
    <li>
      <div className="st-of">
        <State shape={shapes[kind]} tone="ask">
          {text(kind)}
        </State>
      </div>
      <div className="grow">
        {line.pays.length > 0 && first ? (
          <b>
            <StudioLink to={`/orders/${first.number}`}>{first.number}</StudioLink>
            {first.name ? `, ${first.name}` : null}
          </b>
        ) : (
          <b>{text(line.orders.length > 0 ? 'severalOrders' : 'noOrder')}</b>
        )}
        <p>{says[kind]()}</p>
        <p className="m s13">
          {line.text ? `‘${line.text}’, ` : null}
          {line.day}
        </p>
      </div>
      <StudioForm name="entry" className="acts" hidden={{ id: String(line.id) }}>
        <BookButtons line={line} kind={kind} />
        <details className="bank-other" open={kind === 'none' ? true : undefined}>
          <summary className="lnk">{text('otherOrder')}</summary>
          <TextField name="number" label={text('number')} autoComplete="off" />
          <Button size="small">{text('bookThis')}</Button>
        </details>
        <Button kind="quiet" size="small" name="do" value="not-ours">
          {text('notOursDo')}
        </Button>
      </StudioForm>
    </li>
  );
}

function BookButtons({ line, kind }: { line: LineShown; kind: Kind }) {
  const text = useText(bankTexts);
  const [first] = line.pays;
  if (first !== undefined) {
    const words = {
      part: () => text('bookPart', { paid: line.amount, missing: line.rest }),
      tooMuch: () => text('bookTooMuch', { over: line.rest }),
    };
    return (
      <Button size="small" name="book" value={first}>
        {kind === 'part' || kind === 'tooMuch' ? words[kind]() : text('bookOn', { number: first })}
      </Button>
    );
  }
  return line.orders.slice(0, 3).map(({ number, name }) => (
    <Button key={number} size="small" name="book" value={number}>
      {text('bookOn', { number })}
      {name ? ` (${name})` : null}
    </Button>
  ));
}
