import { type ReactNode, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { mailTexts, wayTexts } from '../../texts/orders/order.ts';
import { orderActTexts } from '../../texts/orders/order-acts.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Check, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { BuyerForm } from '../orders/buyer-form.tsx';
import { mailKinds } from './mail-kinds.ts';
import type { Loaded } from './load.server.ts';

/** One of the forms of an order, by its name in the address. */
export function ActForms({ doing }: { doing: string }) {
  const form = formFor(doing);
  return form ? <Opened key={doing}>{form}</Opened> : null;
}

/** The focus goes to the first field of a form that is opened. */
function Opened({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, []);
  return <div ref={ref}>{children}</div>;
}

function formFor(doing: string): ReactNode {
  switch (doing) {
    case 'pay':
    case 'refund':
      return <MoneyForm name={doing} key={doing} />;
    case 'note':
      return <NoteForm />;
    case 'address':
      return <AddressForm />;
    case 'day':
      return <DayForm />;
    case 'line':
      return <LineForm />;
    case 'add':
      return <AddForm />;
    case 'discount':
      return <DiscountForm />;
    case 'cancel':
    case 'takeUp':
      return <StateForm name={doing} />;
    case 'mail':
      return <MailForm />;
    default:
      return null;
  }
}

type Panel = {
  name: string;
  title: string;
  /** On the filled button. */
  press?: string;
  hidden?: Record<string, string>;
  tells?: boolean;
  asks?: boolean;
  isAway?: boolean;
  children?: ReactNode;
};

/** Around all of them: version, whether the buyer is told, whether somebody is sure, and the way out. */
function Act({ name, title, press = title, hidden, tells = false, asks = false, isAway = false, children }: Panel) {
  const text = useText(orderActTexts);
  const { number, version, canMail } = useLoaderData<Loaded>();
  const isTelling = tells && canMail;
  return (
    <section className="line-op">
      <h2>{title}</h2>
      <StudioForm
        name={name}
        version={version}
        hidden={{ ...hidden, ...(isTelling && { asksTell: '1' }) }}
        label={title}
      >
        {children}
        {asks ? <Check name="sure">{text('sure')}</Check> : null}
        {isTelling ? (
          <Check name="tell" isChecked>
            {text('tell')}
          </Check>
        ) : null}
        <div className="acts">
          <Button kind={isAway ? 'away' : 'filled'}>{press}</Button>
          <ButtonLink kind="quiet" to={`/orders/${number}`}>
            {text('leave')}
          </ButtonLink>
        </div>
      </StudioForm>
    </section>
  );
}

function MoneyForm({ name }: { name: 'pay' | 'refund' }) {
  const text = useText(orderActTexts);
  const way = useText(wayTexts);
  const { forms } = useLoaderData<Loaded>();
  return (
    <Act name={name} title={text(name)} tells={name === 'pay'}>
      <div className="cols">
        <TextField
          name="amount"
          label={text('amount')}
          inputMode="decimal"
          value={name === 'pay' ? forms.due : forms.refund}
          hint={name === 'refund' ? undefined : text(forms.isGone ? 'payGone' : 'payMore')}
          required
        />
        <SelectField
          name="way"
          label={text('way')}
          value="transfer"
          options={(['transfer', 'cash', 'card'] as const).map((value) => ({ value, title: way(value) }))}
        />
        <TextField name="bookedOn" type="date" label={text('bookedOn')} value={forms.today} />
        <TextField name="note" label={text('remark')} maxLength={300} />
      </div>
    </Act>
  );
}

function NoteForm() {
  const text = useText(orderActTexts);
  const { ownerNote } = useLoaderData<Loaded>();
  return (
    <Act name="note" title={text('note')} press={text('save')}>
      <TextArea name="note" label={text('note')} aside={text('ownWords')} value={ownerNote} />
    </Act>
  );
}

function AddressForm() {
  const text = useText(orderActTexts);
  const { buyer, actions } = useLoaderData<Loaded>();
  return (
    <Act name="address" title={text('address')} press={text('save')} tells asks={actions.address === 'asks'}>
      <BuyerForm buyer={buyer} />
    </Act>
  );
}

function DayForm() {
  const text = useText(orderActTexts);
  const { forms, actions } = useLoaderData<Loaded>();
  return (
    <Act name="day" title={text('day')} tells asks={actions.day === 'asks'}>
      <SelectField name="day" label={text('newDay')} options={forms.days} value={forms.days[0]?.value} />
      <TextField name="reason" label={text('reason')} maxLength={300} />
    </Act>
  );
}

function LineForm() {
  const text = useText(orderActTexts);
  const { forms } = useLoaderData<Loaded>();
  const { line } = forms;
  if (!line) return null;
  const hidden = { position: String(line.position) };
  return (
    <>
      {line.options.length > 0 ? (
        <Act name="line" title={text('lineOf', { name: line.name })} press={text('lineOut')} hidden={hidden} tells>
          <SelectField
            name="quantity"
            label={text('quantity')}
            hint={forms.paid ? text('outBack') : undefined}
            options={line.options.map(({ quantity, less, total }) => ({
              value: String(quantity),
              title: text(quantity === 0 ? 'outAll' : 'outSome', { count: quantity, less, total }),
            }))}
          />
          <TextField name="reason" label={text('reason')} maxLength={300} />
        </Act>
      ) : null}
      <Animals position={line.position} name={line.name} animals={line.animals} />
    </>
  );
}

function Animals({ position, name, animals }: { position: number; name: string; animals: string }) {
  const text = useText(orderActTexts);
  const { version } = useLoaderData<Loaded>();
  return (
    <section className="line-op">
      <StudioForm
        name="animals"
        version={version}
        hidden={{ position: String(position) }}
        label={`${name}: ${text('animals')}`}
      >
        <TextField name="animals" label={text('animals')} value={animals} />
        <div className="acts">
          <Button>{text('animalsDo')}</Button>
        </div>
      </StudioForm>
    </section>
  );
}

function AddForm() {
  const text = useText(orderActTexts);
  const { forms } = useLoaderData<Loaded>();
  const options = forms.goods.map(({ value, name, price, left }) => ({
    value,
    title: left === null ? text('endless', { name, price }) : text('left', { name, price, left }),
  }));
  return (
    <Act name="add" title={text('add')} tells>
      <div className="cols">
        <SelectField name="good" label={text('good')} options={options} />
        <TextField name="quantity" type="number" min={1} max={99} label={text('quantity')} value="1" required />
      </div>
    </Act>
  );
}

function DiscountForm() {
  const text = useText(orderActTexts);
  return (
    <Act name="discount" title={text('discount')} tells>
      <div className="cols">
        <TextField name="amount" label={text('amount')} inputMode="decimal" required />
        <TextField name="reason" label={text('discountReason')} maxLength={100} required />
      </div>
    </Act>
  );
}

function StateForm({ name }: { name: 'cancel' | 'takeUp' }) {
  const text = useText(orderActTexts);
  const { actions, forms } = useLoaderData<Loaded>();
  const title = name === 'cancel' && forms.paid ? text('cancelBack', { amount: forms.paid }) : text(name);
  return (
    <Act name={name} title={title} tells asks={actions[name] === 'asks'} isAway={name === 'cancel'}>
      <p>{text(name === 'cancel' ? 'cancelWhat' : 'takeUpWhat')}</p>
      {name === 'cancel' && forms.hasVoucherPayment ? <p>{text('vouchersFinal')}</p> : null}
      <TextField name="reason" label={text('reason')} maxLength={300} />
    </Act>
  );
}

function MailForm() {
  const text = useText(orderActTexts);
  const mail = useText(mailTexts);
  return (
    <Act name="mail" title={text('mail')} press={text('mailDo')}>
      <SelectField
        name="kind"
        label={text('which')}
        hint={text('mailFinal')}
        options={mailKinds.map((value) => ({ value, title: mail(value) }))}
      />
    </Act>
  );
}
