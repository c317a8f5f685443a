import type { ShopPage, WithdrawalField } from '#contract/selling/shop-page.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { BackButton } from './form/back-button.tsx';
import { ErrorSummary } from './form/error-summary.tsx';
import { TextArea, TextField } from './form/field.tsx';
import { SellFrame } from './parts/frame.tsx';
import { Honeypot } from './form/honeypot.tsx';
import { titleOf } from './title-of.ts';

type Page = Extract<ShopPage, { kind: 'withdrawal' }>;

/** A buyer goes back on an order: a form of its own, with a button that says so. */
export function Withdrawal({ page }: { page: Page }) {
  const t = useText();
  const texts = useProblems(page);
  const field = (name: WithdrawalField) => ({
    name,
    defaultValue: page.values[name],
    problem: texts.find((problem) => problem.field === name)?.text,
  });
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:withdrawal.body')}>
      {texts.length === 0 ? null : (
        <ErrorSummary
          heading={t('selling:checkout.wrong', { count: texts.length })}
          body={t('selling:withdrawal.notYet')}
          items={texts}
        />
      )}
      {page.reason === null ? null : (
        <Message tone="error">
          {t(page.reason === 'unknown' ? 'selling:withdrawal.unknown' : 'selling:account.problem.tooMany')}
        </Message>
      )}
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

function useProblems({ problems }: Page): { field: WithdrawalField; text: string }[] {
  const t = useText();
  return problems.map(({ field, problem }) => {
    if (field === 'number') return { field, text: t('selling:withdrawal.numberWrong') };
    if (field === 'name') return { field, text: t('selling:problem.nameMissing') };
    return { field, text: t(problem === 'wrong' ? 'selling:problem.emailWrong' : 'selling:problem.emailMissing') };
  });
}

export function Withdrawn({ page }: { page: Extract<ShopPage, { kind: 'withdrawn' }> }) {
  const t = useText();
  const { number, when, hasMail } = page;
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:withdrawal.doneBody', { number, when })}>
      {hasMail ? <Message tone="ok">{t('selling:withdrawal.mailed')}</Message> : null}
      <BackButton />
    </SellFrame>
  );
}
