/** The parts of the form, each with its number. */
import { useText } from '#storefront/i18n/messages.tsx';
import { Problem, TextArea, TextField, Tick } from '#storefront/selling/form/field.tsx';
import type { CheckoutField } from './checkout-fields.ts';
import { DayCalendar } from './day-calendar.tsx';
import { Legend } from './legend.tsx';
import type { CheckoutPage } from './load.server.ts';

type StepProps = { page: CheckoutPage; number: number };

function useFields({ values, problems }: CheckoutPage) {
  return (name: CheckoutField) => ({
    name,
    defaultValue: values[name],
    problem: problems.find(({ field }) => field === name)?.text,
  });
}

export function WhoStep({ page, number }: StepProps) {
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
          hint={t(page.hasMail ? 'selling:checkout.emailHint' : 'selling:checkout.emailHintNoMail')}
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

export function WhereStep({ page, number }: StepProps) {
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
      <p className="shop-form-hint shop-form-area">{t('selling:checkout.area')}</p>
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

export function WhenStep({ page, number }: StepProps) {
  const t = useText();
  const { problem } = useFields(page)('deliveryDay');
  const hasDays = page.weeks.length > 0;
  return (
    <fieldset className="shop-form-step" id={hasDays ? undefined : 'deliveryDay'}>
      <Legend number={number} text={t('selling:checkout.when')} />
      <Problem name="deliveryDay" text={problem} />
      {hasDays ? (
        <DayCalendar
          weeks={page.weeks}
          weekdays={page.weekdays}
          chosen={page.values.deliveryDay}
          isBad={problem !== undefined}
        />
      ) : null}
    </fieldset>
  );
}

export function ElseStep({ page, number }: StepProps) {
  const t = useText();
  const field = useFields(page);
  const { values, minimumAge } = page;
  const optional = t('selling:checkout.optional');
  return (
    <fieldset className="shop-form-step">
      <Legend number={number} text={t('selling:checkout.else')} />
      {page.weeks.length > 0 ? (
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
        <Business page={page} />
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

/** Who ticks nothing is asked nothing. */
function Business({ page }: Pick<StepProps, 'page'>) {
  const t = useText();
  const field = useFields(page);
  const optional = t('selling:checkout.optional');
  return (
    <>
      <Tick
        name="isBusiness"
        label={t('selling:checkout.isBusiness')}
        hint={t('selling:checkout.isBusinessHint')}
        isOn={page.values.isBusiness !== ''}
      />
      <div className="shop-form-business">
        <div className="shop-form-fields">
          <TextField
            {...field('billingCompany')}
            label={t('selling:checkout.billingCompany')}
            width="half"
            autoComplete="billing organization"
          />
          <TextField
            {...field('vatNumber')}
            label={t('selling:checkout.vatNumber')}
            optional={optional}
            placeholder={page.vatNumberExample}
            width="half"
            autoComplete="off"
          />
          <TextField
            {...field('billingStreet')}
            label={t('selling:checkout.billingStreet')}
            hint={page.needsAddress ? t('selling:checkout.billingSame') : undefined}
            autoComplete="billing street-address"
          />
          <TextField
            {...field('billingPostCode')}
            label={t('selling:checkout.postCode')}
            width="third"
            autoComplete="billing postal-code"
          />
          <TextField
            {...field('billingCity')}
            label={t('selling:checkout.city')}
            width="twoThirds"
            autoComplete="billing address-level2"
          />
        </div>
      </div>
    </>
  );
}
