import type { Step } from '#rules/herd/animal-state.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { stepTexts } from '../../texts/herd/steps.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Check, TextField } from '../../ui/field.tsx';
import type { AnimalShown } from './load-one.server.ts';

const save = {
  booked: 'saveDay',
  slaughtered: 'saveSlaughtered',
  cut: 'saveCut',
  delivered: 'saveDelivered',
  cancelled: 'saveCancelled',
} as const;

/** What comes next: the one that is due is filled. */
export function StepForms({ animal }: { animal: AnimalShown }) {
  const { steps, isDue } = animal;
  // The day has come: what happened on it is noted before it is moved.
  const shown = isDue ? steps.toReversed() : steps;
  return shown.map((step, index) => (
    <StepForm
      key={`${step}-${animal.version}`}
      step={step}
      animal={animal}
      isFirst={index === 0 && step !== 'cancelled'}
    />
  ));
}

function StepForm({ step, animal, isFirst }: { step: Step; animal: AnimalShown; isFirst: boolean }) {
  const text = useText(stepTexts);
  const { version, book, today, asks, soldBoxes, left } = animal;
  const isMove = step === 'booked' && animal.state === 'booked';
  const title = text(isMove ? 'moved' : step);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{title}</h2>
      </div>
      <p className="s14 m">{text(`${step}Why`)}</p>
      <StudioForm name={step} version={version} label={title} className="herd-form">
        {step === 'booked' ? (
          <>
            <TextField
              name="day"
              type="date"
              label={text('day')}
              value={book.day}
              min={book.first}
              max={book.last}
              required
            />
            <TextField
              name="slaughterhouse"
              label={text('slaughterhouse')}
              value={book.slaughterhouse}
              maxLength={200}
            />
            <TextField name="butcher" label={text('butcher')} value={book.butcher} maxLength={200} />
          </>
        ) : null}
        {step === 'slaughtered' || step === 'cut' || step === 'delivered' ? (
          <TextField name="day" type="date" label={text('day')} value={today} required />
        ) : null}
        {step === 'slaughtered' ? (
          <TextField name="carcass" label={text('carcass')} unit="kg" inputMode="decimal" autoComplete="off" required />
        ) : null}
        {step === 'booked' && asks.booked ? <Check name="sure">{text('sureLeft', { left })}</Check> : null}
        {step === 'cancelled' && asks.cancelled ? (
          <Check name="sure">{text('sureBuyers', { count: soldBoxes })}</Check>
        ) : null}
        <Button kind={isFirst ? 'filled' : step === 'cancelled' ? 'away' : 'hollow'}>
          {text(isMove ? 'saveMove' : save[step])}
        </Button>
      </StudioForm>
    </section>
  );
}
