import type { CheckoutField, CheckoutPage } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { CheckoutFold, CheckoutPanel } from './checkout-panel.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { OrderPath } from './order-path.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Problem, TextArea, TextField, Tick } from '../form/field.tsx';
import { SellFrame } from '../parts/frame.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { BigPrice } from '../parts/money.tsx';

type PageProps = { page: CheckoutPage };

function useFields({ values, problems }: CheckoutPage) {
  return (name: CheckoutField) => ({
    name,
    defaultValue: values[name],
    problem: problems.find(({ field }) => field === name)?.text,
  });
}

/** One page, one form. Browsers check nothing: what is wrong is said once, by us, in the language of the page. */
export function Checkout({ page }: PageProps) {
  const t = useText();
  const steps = [Who, ...(page.needsAddress ? [Where, When] : []), Else];
  return (
    <>
      <OrderPath />
      <SellFrame
        title={t('selling:checkout.title')}
        lead={t('selling:checkout.lead')}
        aside={<CheckoutPanel page={page} />}
      >
        <CheckoutFold page={page} />
        {page.isDemo ? <Message tone="warn">{t('selling:demo')}</Message> : null}
        <WhatIsWrong page={page} />
        <form method="post" className="shop-form-form" noValidate>
          <input type="hidden" name="formKey" value={page.hidden.formKey} />
          <input type="hidden" name="seen" value={page.hidden.seen} />
          <Honeypot />
          {steps.map((Step, index) => (
            <Step key={Step.name} page={page} number={index + 1} />
          ))}
          <Place page={page} />
        </form>
      </SellFrame>
    </>
  );
}

function WhatIsWrong({ page: { problems, changes } }: PageProps) {
  const t = useText();
  const market = useMarket();
  if (changes.length > 0) {
    const items = [...changes.map((text) => ({ text })), ...problems];
    return (
      <ErrorSummary heading={t('selling:checkout.changed')} body={t('selling:checkout.changedBody')} items={items}>
        <AppLink to={pathTo(market, 'basket')}>{t('selling:checkout.toBasket')}</AppLink>
      </ErrorSummary>
    );
  }
  if (problems.length === 0) return null;
  const heading = t('selling:checkout.wrong', { count: problems.length });
  return <ErrorSummary heading={heading} body={t('selling:checkout.notYet')} items={problems} />;
}

type StepProps = PageProps & { number: number };

function Legend({ number, text }: { number: number; text: string }) {
  return (
    <legend>
      <h2>
        <i aria-hidden="true">{number}</i>
        {text}
      </h2>
    </legend>
  );
}

function Who({ page, number }: StepProps) {
  const t = useText();
  const field = useFields(page);
  return (
    <fieldset className="shop-form-step">
      <Legend number={number} text={t('selling:checkout.who')} />
      <div className="shop-form-fields">
        <TextField
          {...field('email')}
          type="email"
          label={t('selling:checkout.email')}
          hint={t('selling:checkout.emailHint')}
          autoComplete="email"
          required
        />
        <TextField {...field('name')} label={t('selling:checkout.name')} width="half" autoComplete="name" required />
        <TextField
          {...field('phone')}
          type="tel"
          label={t('selling:checkout.phone')}
          optional={t('selling:checkout.optional')}
          width="half"
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
}

function Where({ page, number }: StepProps) {
  const t = useText();
  const field = useFields(page);
  const optional = t('selling:checkout.optional');
  const postCode = (
    <TextField
      {...field('postCode')}
      label={t('selling:checkout.postCode')}
      placeholder={page.postCodeExample}
      width="third"
      autoComplete="postal-code"
      required
    />
  );
  const city = (
    <TextField
      {...field('city')}
      label={t('selling:checkout.city')}
      width={page.hasHouseNumber ? 'half' : 'twoThirds'}
      autoComplete="address-level2"
      required
    />
  );
  return (
    <fieldset className="shop-form-step">
      <Legend number={number} text={t('selling:checkout.where')} />
      <div className="shop-form-fields">
        {page.hasHouseNumber ? (
          <>
            {postCode}
            <TextField
              {...field('houseNumber')}
              label={t('selling:checkout.houseNumber')}
              width="third"
              autoComplete="off"
              required
            />
            <TextField
              {...field('addition')}
              label={t('selling:checkout.addition')}
              optional={optional}
              width="third"
              autoComplete="off"
            />
            <TextField
              {...field('street')}
              label={t('selling:checkout.street')}
              width="half"
              autoComplete="address-line1"
              required
            />
            {city}
          </>
        ) : (
          <>
            <TextField
              {...field('street')}
              label={t('selling:checkout.streetAndNumber')}
              autoComplete="street-address"
              required
            />
            {postCode}
            {city}
          </>
        )}
        <TextField
          {...field('company')}
          label={t('selling:checkout.company')}
          optional={optional}
          width="twoThirds"
          autoComplete="organization"
        />
        <div className="shop-form-field shop-form-third">
          <span className="shop-form-label">{t('selling:checkout.country')}</span>
          <span className="shop-form-fixed">{page.country}</span>
        </div>
      </div>
    </fieldset>
  );
}

function When({ page, number }: StepProps) {
  const t = useText();
  const { problem } = useFields(page)('deliveryDay');
  return (
    <fieldset className="shop-form-step">
      <Legend number={number} text={t('selling:checkout.when')} />
      <Problem name="deliveryDay" text={problem} />
      <DayCalendar
        weeks={page.weeks}
        weekdays={page.weekdays}
        chosen={page.values.deliveryDay}
        isBad={problem !== undefined}
      />
    </fieldset>
  );
}

function Else({ page, number }: StepProps) {
  const t = useText();
  const field = useFields(page);
  const { values, minimumAge } = page;
  const optional = t('selling:checkout.optional');
  return (
    <fieldset className="shop-form-step">
      <Legend number={number} text={t('selling:checkout.else')} />
      {page.needsAddress ? (
        <TextArea {...field('note')} label={t('selling:checkout.note')} optional={optional} maxLength={300} rows={2} />
      ) : null}
      <div className="shop-form-ticks">
        {minimumAge === null ? null : (
          <Tick
            name="isOfAge"
            label={t('selling:checkout.isOfAge', { age: minimumAge })}
            hint={t('selling:checkout.isOfAgeHint')}
            isOn={values.isOfAge !== ''}
            problem={field('isOfAge').problem}
          />
        )}
        <Tick
          name="isGift"
          label={t('selling:checkout.isGift')}
          hint={t('selling:checkout.isGiftHint')}
          isOn={values.isGift !== ''}
        />
        <div className="shop-form-gift">
          <TextArea
            {...field('giftMessage')}
            label={t('selling:checkout.giftMessage')}
            optional={optional}
            maxLength={500}
          />
        </div>
        <Tick
          name="newsletter"
          label={t('selling:checkout.newsletter')}
          hint={t('selling:checkout.newsletterHint')}
          isOn={values.newsletter !== ''}
        />
      </div>
    </fieldset>
  );
}

/** Total, what is agreed on, and the button in the words the law wants. */
function Place({ page: { basket, texts, paths } }: PageProps) {
  const t = useText();
  return (
    <section className="shop-place-place" aria-labelledby="place">
      <div className="shop-place-total">
        <div>
          <h2 id="place">{t('selling:basket.total')}</h2>
          <p>{t(basket.sums.delivery === null ? 'selling:basket.withVat' : 'selling:checkout.withDelivery')}</p>
        </div>
        <BigPrice minor={basket.sums.total} />
      </div>
      <div className="shop-place-go">
        <div className="shop-place-law">
          <p>
            {texts.terms} <AppLink to={paths.terms}>{t('selling:checkout.termsLink')}</AppLink>
          </p>
          <p>
            {texts.withdrawal} <AppLink to={paths.withdrawal}>{t('selling:checkout.withdrawalLink')}</AppLink>
          </p>
        </div>
        <div>
          <Button type="submit" isBlock>
            {texts.button}
          </Button>
          <p className="shop-place-after">{t('selling:checkout.afterwards')}</p>
        </div>
      </div>
    </section>
  );
}
