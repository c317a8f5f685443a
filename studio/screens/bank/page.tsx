import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { bankProblemTexts, bankTexts } from '../../texts/bank/bank.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { actOnBank } from './act.server.ts';
import { Certain } from './certain.tsx';
import { type AskedColumns, ColumnForm } from './column-form.tsx';
import { Decide } from './decide.tsx';
import { FileField } from './file-field.tsx';
import { type BankShown, loadBank } from './load.server.ts';
import { Refunds } from './refunds.tsx';
import { RestApart, RestWaiting } from './rest.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadBank(request, allowed(context, 'bank'));
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnBank(request, allowed(context, 'bank'));
}

export default function BankPage() {
  const text = useText(bankTexts);
  const problem = useText(bankProblemTexts);
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer & { asked?: AskedColumns }>();
  const asked = answer?.asked ?? null;
  const { certain, decide, apart, read } = page;
  const hasNothing = certain.count + decide.count + apart.count === 0;
  return (
    <>
      <PageHead title={text('title')}>{text('sub')}</PageHead>
      <Lost answer={answer} page={page} />
      {page.isTooBig ? (
        <Notice tone="err">
          {problem('tooBig')} {problem('nothingDone')}
        </Notice>
      ) : null}
      {page.justBooked === null ? null : (
        <StudioForm name="send" hidden={{ done: String(page.justBooked) }} className="bank-send">
          <span>{text('sendNowWhy')}</span>
          <Button size="small" icon="mail">
            {text('sendNow')}
          </Button>
        </StudioForm>
      )}
      <StudioForm name="read" hasFiles>
        <div className="drop">
          <Icon name="file" />
          <FileField label={text('file')} hint={text('fileHint')} sendsAtOnce />
          <div className="bank-read">
            {read ? (
              <State shape="tick" tone="done">
                {text('readUntil', { day: read.until })}
              </State>
            ) : (
              <State shape="ring">{text('neverRead')}</State>
            )}
            <span className="m s13">{read ? text('readBy', read) : null}</span>
            {page.account ? <span className="m s13">{text('account', { account: page.account })}</span> : null}
            <Button kind={certain.count > 0 || asked ? 'hollow' : 'filled'} icon="bank">
              {text('readDo')}
            </Button>
          </div>
        </div>
      </StudioForm>
      {asked ? <ColumnForm asked={asked} /> : null}
      {hasNothing ? (
        <div className="empty">
          <h2>{text('empty')}</h2>
          <p>{text('emptyWay')}</p>
        </div>
      ) : (
        <div className="figs">
          <Figure count={certain.count} words={text('fits', { sum: certain.sumWords })} />
          <Figure count={decide.count} words={text('toDecide')} />
          <Figure count={apart.count} words={text('isApart')} />
          <Figure count={page.booked} words={text('isBooked')} />
          <Figure count={page.notOurs} words={text('isNotOurs')} />
        </div>
      )}
      <Certain certain={certain} />
      <Decide decide={decide} />
      <RestApart apart={apart} />
      <Refunds refunds={page.refunds} />
      <RestWaiting waiting={page.waiting} />
    </>
  );
}

/** What a form answers whose line somebody else booked meanwhile: it is not there any more to say so. */
function Lost({ answer, page }: { answer: FormAnswer | undefined; page: BankShown }) {
  const words = answer?.problems[''];
  const isThere =
    answer?.form === 'certain'
      ? page.certain.count > 0
      : answer?.form !== 'entry' || page.decide.lines.some(({ id }) => String(id) === answer.values.id);
  return words && !isThere ? <Notice tone="warn">{words}</Notice> : null;
}

function Figure({ count, words }: { count: number; words: string }) {
  return (
    <div>
      <b>{count}</b>
      <span>{words}</span>
    </div>
  );
}
