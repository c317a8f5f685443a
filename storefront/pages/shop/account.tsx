import type { ShopPage } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { TextField } from './form/field.tsx';
import { SellFrame } from './parts/frame.tsx';
import { useMoney } from './parts/money.tsx';
import { BackButton } from './form/back-button.tsx';
import { titleOf } from './title-of.ts';

type PageProps<K extends ShopPage['kind']> = { page: Extract<ShopPage, { kind: K }> };

/** No passwords: an address gets a link to its orders. */
export function AccountForm({ page }: PageProps<'account'>) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  const { problem, email } = page;
  const isAboutAddress = problem === 'wrong';
  return (
    <SellFrame title={titleOf(page, t)} lead={problem === 'noMail' ? undefined : t('selling:account.body')}>
      {problem === null || isAboutAddress ? null : (
        <Message tone={problem === 'noMail' ? 'warn' : 'error'}>{t(`selling:account.problem.${problem}`)}</Message>
      )}
      {problem === 'noMail' ? (
        <BackButton />
      ) : (
        <form method="post" action={account} noValidate>
          <TextField
            name="email"
            type="email"
            label={t('selling:checkout.email')}
            defaultValue={email}
            autoComplete="email"
            required
            problem={isAboutAddress ? t('selling:account.problem.wrong') : undefined}
          />
          <div className="shop-form-buttons">
            <Button type="submit">{t('selling:account.send')}</Button>
          </div>
        </form>
      )}
    </SellFrame>
  );
}

export function AccountSent({ page }: PageProps<'accountSent'>) {
  const t = useText();
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:account.sentBody')}>
      <BackButton />
    </SellFrame>
  );
}

/** Mail programs look at links too, so a button opens it. */
export function AccountLink({ page }: PageProps<'accountLink'>) {
  const t = useText();
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:account.openBody')}>
      <form method="post">
        <Button type="submit">{t('selling:account.open')}</Button>
      </form>
    </SellFrame>
  );
}

export function AccountOrders({ page }: PageProps<'accountOrders'>) {
  const t = useText();
  const money = useMoney();
  const account = pathTo(useMarket(), 'account');
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:account.of', { to: page.email })}>
      {page.orders.length === 0 ? <p>{t('selling:account.none')}</p> : null}
      <ul className="shop-account-orders">
        {page.orders.map(({ number, path, placed, state, total }) => (
          <li key={number}>
            <span>
              <a href={path}>{number}</a>
              <small>{t('selling:account.placed', { day: placed })}</small>
            </span>
            <span>{t(`selling:account.state.${state}`)}</span>
            <span className="shop-account-amount">{money(total)}</span>
          </li>
        ))}
      </ul>
      <form method="post" action={`${account}/leave`} className="shop-form-buttons">
        <Button type="submit" look="ghost" size="small">
          {t('selling:account.leave')}
        </Button>
      </form>
      <details className="shop-account-forget">
        <summary>{t('selling:account.forget')}</summary>
        <p>{t('selling:account.forgetBody')}</p>
        <form method="post" action={`${account}/forget`} className="shop-form-buttons">
          <Button type="submit" size="small">
            {t('selling:account.forgetButton')}
          </Button>
        </form>
      </details>
    </SellFrame>
  );
}

export function AccountForgotten({ page }: PageProps<'accountForgotten'>) {
  const t = useText();
  const { anonymised, kept, keptUntil } = page;
  return (
    <SellFrame title={titleOf(page, t)}>
      <Message tone="ok">{t('selling:account.forgotten', { count: anonymised })}</Message>
      {kept === 0 ? null : (
        <p className="shop-account-kept">{t('selling:account.kept', { count: kept, day: keptUntil ?? '' })}</p>
      )}
      <BackButton />
    </SellFrame>
  );
}
