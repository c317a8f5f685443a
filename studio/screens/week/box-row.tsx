import { useActionData, useFetcher } from 'react-router';
import { type FormAnswer, formField, versionField } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { weekTexts } from '../../texts/week.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EarTag } from '../../ui/ear-tag.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { OrderView } from './load.server.ts';

/** One order to tap: the whole row is the target. Each sends for itself, so that quick thumbs lose nothing. */
export function BoxRow({ order }: { order: OrderView }) {
  const text = useText(weekTexts);
  const fetcher = useFetcher<FormAnswer>();
  const posted = useActionData<FormAnswer>();
  const answer = fetcher.data ?? posted;
  const own = answer?.values?.number === order.number && answer.form.endsWith('pack') ? answer : null;
  const isGone = order.state === 'sent' || order.state === 'delivered';
  const name = order.isDone ? 'unpack' : 'pack';
  const isShownDone = fetcher.formData ? fetcher.formData.get(formField) === 'pack' : order.isDone;
  const inside = (
    <>
      <span className={isShownDone ? 'bx on' : 'bx'} aria-hidden="true" />
      <span>
        <b>
          {order.short} {order.name}
        </b>
        <small>
          {order.lines.map(({ quantity, name: what }) => (quantity > 1 ? `${quantity} × ${what}` : what)).join(', ')}
          {order.note ? `. ${text('note', { note: order.note })}` : ''}
          {order.owed ? `. ${text('owes', { amount: order.owed })}` : ''}
        </small>
      </span>
      <span className={isShownDone ? 'pk' : 'kg n m'}>
        {order.state === 'sent' || order.state === 'delivered'
          ? text(order.state)
          : isShownDone
            ? text('packed')
            : order.kilos === null
              ? ''
              : text('kilos', { kilos: order.kilos })}
      </span>
    </>
  );
  return (
    <li data-row={order.number}>
      {isGone ? (
        <div className="tap on">{inside}</div>
      ) : (
        <fetcher.Form method="post" preventScrollReset>
          <input type="hidden" name={formField} value={name} />
          <input type="hidden" name="number" value={order.number} />
          <input type="hidden" name={versionField} value={own?.version ?? order.version} />
          <button type="submit" className={isShownDone ? 'tap on' : 'tap'} aria-pressed={isShownDone}>
            {inside}
          </button>
        </fetcher.Form>
      )}
      {own?.problems[''] ? <Notice tone="err">{own.problems['']}</Notice> : null}
      <details className="inside">
        <summary>
          {text('inside')}
          <span className="sr"> {order.number}</span>
        </summary>
        {order.lines.map((line) => (
          <div key={line.position} className="insideof">
            <p>
              <b>
                {line.quantity} × {line.name}
              </b>
              {line.kilos === null ? '' : ` · ${text('kilos', { kilos: line.kilos })}`}
              {line.farmer === null ? '' : ` · ${line.farmer}`}
            </p>
            {line.kind === 'package' ? (
              <p className="m">{line.contents.map(({ title, packs }) => `${packs} × ${title}`).join(', ')}</p>
            ) : null}
            <p className="tags">
              {line.animals.map((tag) => (
                <EarTag key={tag} number={tag} to={`/recall?by=animal&q=${encodeURIComponent(tag)}`} />
              ))}
              {line.isCorrected ? <span className="m">{text('corrected')}</span> : null}
            </p>
            {line.kind === 'voucher' ? null : (
              <StudioForm
                key={line.animals.join()}
                name="animals"
                version={order.version}
                hidden={{ number: order.number, position: String(line.position) }}
              >
                <TextField
                  name="animals"
                  label={text('animals', { name: line.name })}
                  value={line.animals.join(', ')}
                  hint={text('animalsHint')}
                  autoComplete="off"
                />
                <Button size="small">{text('saveAnimals')}</Button>
              </StudioForm>
            )}
            {line.less === null ? null : (
              <StudioForm
                name="less"
                version={order.version}
                hidden={{ number: order.number, position: String(line.position) }}
              >
                <Button size="small" icon="undo">
                  {text('less', { name: line.name, amount: line.less })}
                </Button>
              </StudioForm>
            )}
          </div>
        ))}
        <StudioLink className="lnk" to={`/orders/${order.number}`}>
          {text('order', { number: order.number })}
        </StudioLink>
      </details>
    </li>
  );
}
