import { useText } from '#storefront/i18n/messages.tsx';
import { BackButton } from '#storefront/selling/form/back-button.tsx';
import { ErrorSummary } from '#storefront/selling/form/error-summary.tsx';
import { TextArea, TextField } from '#storefront/selling/form/field.tsx';
import { Honeypot } from '#storefront/selling/form/honeypot.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { emptyWithdrawal, type SentWithdrawal, type WithdrawalField } from './withdrawal-fields.ts';

type Refused = Extract<SentWithdrawal, { values: object }>;
const notSent: Refused = { values: emptyWithdrawal, problems: [], reason: null };

export function WithdrawalScreen({ sent = notSent }: { sent?: SentWithdrawal | undefined }) {
  return 'number' in sent ? <Withdrawn {...sent} /> : <Withdrawal {...sent} />;
}

/** A buyer goes back on an order: a form of its own, with a button that says so. */
function Withdrawal({ values, problems, reason }: Refused) {
  const t = useText();
  const texts = useProblems(problems);
  const field = (name: WithdrawalField) => ({
    name,
    defaultValue: values[name],
    problem: texts.find((problem) => problem.field === name)?.text,
  });
  return (
    <SellFrame title={t('selling:withdrawal.title')} lead={t('selling:withdrawal.body')}>
      {texts.length === 0 ? null : (
        <ErrorSummary
          heading={t('selling:checkout.wrong', { count: texts.length })}
          body={t('selling:withdrawal.notYet')}
          items={texts}
        />
      )}
      {reason === null ? null : <Message tone="error">{t(`selling:withdrawal.${reason}`)}</Message>}
      <form method="post" noValidate>
        <Honeypot />
        <div className="shop-form-fields">
          <TextField {...field('number')} label={t('selling:withdrawal.number')} autoComplete="off" required />
          <TextField {...field('name')} label={t('selling:checkout.name')} autoComplete="name" required />
          <TextField
            {...field('email')}
            type="email"
            label={t('selling:checkout.email')}
            autoComplete="email"
            required
          />
          <TextArea
            {...field('what')}
            label={t('selling:withdrawal.what')}
            hint={t('selling:withdrawal.whatHint')}
            optional={t('selling:checkout.optional')}
            maxLength={500}
          />
        </div>
        <div className="shop-form-buttons">
          <Button type="submit">{t('selling:withdrawal.button')}</Button>
        </div>
      </form>
    </SellFrame>
  );
}

function useProblems(problems: Refused['problems']): { field: WithdrawalField; text: string }[] {
  const t = useText();
  return problems.map(({ field, problem }) => {
    if (field === 'number') return { field, text: t('selling:withdrawal.numberWrong') };
    if (field === 'name') return { field, text: t('selling:problem.nameMissing') };
    return { field, text: t(problem === 'wrong' ? 'selling:problem.emailWrong' : 'selling:problem.emailMissing') };
  });
}

function Withdrawn({ number, when, hasMail }: Exclude<SentWithdrawal, Refused>) {
  const t = useText();
  return (
    <SellFrame title={t('selling:withdrawal.doneTitle')} lead={t('selling:withdrawal.doneBody', { number, when })}>
      {hasMail ? <Message tone="ok">{t('selling:withdrawal.mailed')}</Message> : null}
      <BackButton />
    </SellFrame>
  );
}
