import type { SettingKey, SettingValues } from '#rules/settings/setting-keys.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { setUpTexts } from '../../texts/set-up.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Check, TextArea, TextField } from '../../ui/field.tsx';
import { IbanField } from '../settings/iban-field.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Step } from './step.tsx';
import { cents, decimalText } from '#rules/money/cents.ts';

type Given = {
  values: Partial<SettingValues>;
  versions: Partial<Record<SettingKey, number>>;
  /** The number of the first question that is not answered. */
  next: number;
  code: string;
  countries: { code: string; name: string; hasAccount: boolean }[];
  country: string;
  brand: string;
  payment: 'iban' | 'sortCode';
  sign: string;
  weekdays: { day: number; name: string }[];
};

/** The versions the values were read at, sent along by key. */
function versionsOf({ versions }: Given, ...keys: SettingKey[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [`version.${key}`, String(versions[key] ?? 0)]));
}

/** One filled button a page: that of the question that comes next. */
function Save({ isNext }: { isNext: boolean }) {
  const text = useText(setUpTexts);
  return (
    <Button kind={isNext ? 'filled' : 'hollow'} icon="right">
      {text(isNext ? 'next' : 'save')}
    </Button>
  );
}

/** Each has its own answers; which one they are for is in the address. */
function Countries({ code, countries }: Given) {
  const text = useText(setUpTexts);
  return (
    <div className="f">
      <span className="lab">{text('countries')}</span>
      <div className="chips">
        {countries.map((each) => (
          <StudioLink
            key={each.code}
            className="chip"
            to={`/set-up?market=${each.code}`}
            aria-current={each.code === code ? 'page' : undefined}
          >
            {each.hasAccount ? <Icon name="check" /> : null}
            {each.name}
          </StudioLink>
        ))}
      </div>
      <p className="hint">{text('countriesAbout')}</p>
    </div>
  );
}

export function ShopStep(given: Given) {
  const text = useText(setUpTexts);
  const { values, brand, next } = given;
  const keys = [
    'shop.name',
    'shop.address',
    'shop.phone',
    'shop.email',
    'shop.registerNumber',
    'shop.vatNumber',
  ] as const;
  return (
    <Step number={2} title={text('shop')} done={values['shop.name'] ?? null}>
      <Countries {...given} />
      <StudioForm name="shop" className="stack" hidden={versionsOf(given, ...keys)}>
        <div className="cols">
          <TextField name="shopName" label={text('shopName')} value={values['shop.name'] ?? brand} required />
          <TextField name="phone" label={text('phone')} type="tel" value={values['shop.phone']} />
          <TextField name="email" label={text('email')} type="email" value={values['shop.email']} required />
          <TextField name="register" label={text('register')} value={values['shop.registerNumber']} />
          <TextField name="vat" label={text('vat')} value={values['shop.vatNumber']} />
        </div>
        <TextArea name="address" label={text('address')} value={values['shop.address']} />
        <Save isNext={next === 2} />
      </StudioForm>
    </Step>
  );
}

export function MoneyStep(given: Given) {
  const text = useText(setUpTexts);
  const { values, country, payment, next } = given;
  const account = values.account;
  const done = account ? `${account.kind === 'iban' ? account.iban : account.sortCode}, ${account.name}` : null;
  return (
    <Step number={3} title={text('money')} done={done}>
      <p className="m" style={{ marginBottom: '1rem', maxWidth: '60ch' }}>
        {text('moneyLead')}
      </p>
      <StudioForm name="money" className="stack" hidden={versionsOf(given, 'account')}>
        <div className="cols">
          {payment === 'iban' ? (
            <IbanField
              name="iban"
              label={text('iban', { country })}
              value={account?.kind === 'iban' ? account.iban : ''}
              required
            />
          ) : (
            <>
              <TextField
                name="sortCode"
                label={text('sortCode')}
                value={account?.kind === 'sortCode' ? account.sortCode : ''}
                required
              />
              <TextField
                name="accountNumber"
                label={text('accountNumber')}
                value={account?.kind === 'sortCode' ? account.accountNumber : ''}
                required
              />
            </>
          )}
          <TextField
            name="accountName"
            label={text('accountName')}
            hint={text('accountHint')}
            value={account?.name}
            required
          />
        </div>
        <Save isNext={next === 3} />
      </StudioForm>
    </Step>
  );
}

export function DeliveryStep(given: Given) {
  const text = useText(setUpTexts);
  const { values, weekdays, sign, next } = given;
  const days = values['delivery.weekdays'];
  const amount = (inCents: number | undefined) => (inCents === undefined ? '' : decimalText(cents(inCents)));
  const done = days ? weekdays.flatMap(({ day, name }) => (days.includes(day) ? [name] : [])).join(', ') : null;
  return (
    <Step number={4} title={text('delivery')} done={done}>
      <StudioForm
        name="delivery"
        className="stack"
        hidden={versionsOf(
          given,
          'delivery.weekdays',
          'delivery.price',
          'delivery.freeFrom',
          'delivery.boxPrice',
          'delivery.boxFreeFrom',
          'delivery.closures',
        )}
      >
        <fieldset className="row">
          <legend className="lab">{text('days')}</legend>
          {weekdays.map(({ day, name }) => (
            <label key={day} className="ck">
              <input type="checkbox" name="days" value={day} defaultChecked={days?.includes(day) ?? false} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className="cols two">
          <TextField
            name="price"
            label={text('price')}
            unit={sign}
            inputMode="decimal"
            value={amount(values['delivery.price'])}
            required
          />
          <TextField
            name="freeFrom"
            label={text('freeFrom')}
            unit={sign}
            inputMode="decimal"
            value={amount(values['delivery.freeFrom'])}
            required
          />
        </div>
        <div className="cols two">
          <TextField name="closedFrom" label={text('closedFrom')} type="date" hint={text('closedAbout')} />
          <TextField name="closedTo" label={text('closedTo')} type="date" />
        </div>
        <Save isNext={next === 4} />
      </StudioForm>
    </Step>
  );
}

/** A picture of what one begins with. */
const pictures = { demo: 'animal-cow-hereford-polder', empty: 'dish-box' } as const;

export function StartStep(given: Given) {
  const text = useText(setUpTexts);
  const start = given.values['shop.startsWith'];
  if (start === 'empty') return <Step number={5} title={text('start')} done={text('emptied')} isOver />;
  return (
    <Step number={5} title={text('start')} done={start ? text(start) : null}>
      <StudioForm name="start" className="stack" hidden={versionsOf(given, 'shop.startsWith')}>
        <div className="cols">
          {(['demo', 'empty'] as const).map((choice) => (
            <div className="pick" key={choice}>
              <img src={`/media/fit-340x210/${pictures[choice]}.webp`} alt="" width="340" height="210" loading="lazy" />
              <Check type="radio" name="start" value={choice} isChecked={(start ?? 'demo') === choice}>
                <b>{text(choice)}</b> {text(choice === 'demo' ? 'demoAbout' : 'emptyAbout')}
              </Check>
            </div>
          ))}
        </div>
        <Save isNext={given.next === 5} />
      </StudioForm>
    </Step>
  );
}
