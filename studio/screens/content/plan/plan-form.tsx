import { useActionData } from 'react-router';
import type { FormAnswer } from '../../../forms/form-answer.ts';
import { StudioForm } from '../../../forms/studio-form.tsx';
import { contentPlanTexts } from '../../../texts/content/plan.ts';
import { contentPublishTexts } from '../../../texts/content/publish.ts';
import { useText } from '../../../texts/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Check, SelectField, TextField } from '../../../ui/field.tsx';
import { Say } from '../../../ui/notice.tsx';

type Props = {
  version: number;
  today: string;
  clock: string;
  plans: { value: string; title: string }[];
  asksPrices: boolean;
};

/** Not now, but at a time. A form of its own: Enter in it never publishes at once. */
export function PlanForm({ version, today, clock, plans, asksPrices }: Props) {
  const text = useText(contentPlanTexts);
  const said = useText(contentPublishTexts);
  const answer = useActionData<FormAnswer>();
  const isRefused = answer?.form === 'plan';
  const problem = isRefused ? answer.problems.sure : undefined;
  return (
    <details className="later" open={isRefused}>
      <summary className="lnk">{text('later')}</summary>
      <p className="hint">{text('laterHint', { clock })}</p>
      <StudioForm name="plan" version={version} label={text('plan')}>
        <div className="cols">
          <TextField name="day" label={text('day')} type="date" min={today} />
          <TextField name="time" label={text('time')} type="time" value="09:00" />
          {plans.length === 0 ? null : (
            <SelectField
              name="joins"
              label={text('together')}
              options={[{ value: '', title: text('alone') }, ...plans]}
            />
          )}
        </div>
        {asksPrices ? <Check name="sure">{said('sure')}</Check> : null}
        {problem ? <Say tone="err">{problem}</Say> : null}
        <Button icon="clock">{text('plan')}</Button>
      </StudioForm>
    </details>
  );
}
