import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { BackButton } from '#storefront/selling/form/back-button.tsx';
import { TextField } from '#storefront/selling/form/field.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { useMoney } from '#storefront/selling/money.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import type { AccountOrder, AccountPage } from './account-page.ts';

type PageProps<K extends AccountPage['kind']> = { page: Extract<AccountPage, { kind: K }> };

export function AccountScreen({ page }: { page: AccountPage }) {
  switch (page.kind) {
    case 'form':
      return <AccountForm page={page} />;
    case 'sent':
      return <AccountSent />;
    case 'link':
      return <AccountLink />;
    case 'orders':
      return <AccountOrders page={page} />;
    case 'forgotten':
      return <AccountForgotten page={page} />;
  }
}

/** No passwords: an address gets a link to its orders. */
function AccountForm({ page }: PageProps<'form'>) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  const { problem, email, here } = page;
  const isAboutAddress = problem === 'wrong';
  return (
    <SellFrame
      title={t('selling:account.title')}
      lead={problem === 'noMail' || here.length > 0 ? undefined : t('selling:account.body')}
    >
      {here.length === 0 ? null : <OrdersHere orders={here} />}
      {here.length > 0 && problem !== 'noMail' ? (
        <>
          <h2 className="shop-account-heading">{t('selling:account.others')}</h2>
          <p className="shop-account-lead">{t('selling:account.body')}</p>
        </>
      ) : null}
      {problem === null || isAboutAddress || (problem === 'noMail' && here.length > 0) ? null : (
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

/** Known by a cookie of this browser: nobody had to ask for them. */
function OrdersHere({ orders }: { orders: AccountOrder[] }) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  return (
    <section className="shop-account-here">
      <p className="shop-account-lead">{t('selling:account.here')}</p>
      <OrderList orders={orders} />
      <form method="post" action={`${account}/leave`} className="shop-form-buttons">
        <Button type="submit" look="ghost" size="small">
          {t('selling:account.forgetHere')}
        </Button>
      </form>
    </section>
  );
}

function OrderList({ orders }: { orders: AccountOrder[] }) {
  const t = useText();
  const money = useMoney();
  return (
    <ul className="shop-account-orders">
      {orders.map(({ number, path, againPath, placed, state, total }) => (
        <li key={number}>
          <span>
            <a href={path}>{number}</a>
            <small>{t('selling:account.placed', { day: placed })}</small>
          </span>
          <span>{t(`selling:account.state.${state}`)}</span>
          <span className="shop-account-amount">{money(total)}</span>
          <form method="post" action={againPath}>
            <Button type="submit" look="ghost" size="small">
              {t('selling:again.button')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

function AccountSent() {
  const t = useText();
  return (
    <SellFrame title={t('selling:account.sentTitle')} lead={t('selling:account.sentBody')}>
      <BackButton />
    </SellFrame>
  );
}

/** Mail programs look at links too, so a button opens it. */
function AccountLink() {
  const t = useText();
  return (
    <SellFrame title={t('selling:account.openTitle')} lead={t('selling:account.openBody')}>
      <form method="post">
        <Button type="submit">{t('selling:account.open')}</Button>
      </form>
    </SellFrame>
  );
}

function AccountOrders({ page }: PageProps<'orders'>) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  return (
    <SellFrame title={t('selling:account.title')} lead={t('selling:account.of', { to: page.email })}>
      {page.orders.length === 0 ? <p>{t('selling:account.none')}</p> : null}
      <OrderList orders={page.orders} />
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

function AccountForgotten({ page }: PageProps<'forgotten'>) {
  const t = useText();
  const { anonymised, kept, keptUntil } = page;
  return (
    <SellFrame title={t('selling:account.forgottenTitle')}>
      <Message tone="ok">{t('selling:account.forgotten', { count: anonymised })}</Message>
      {kept === 0 ? null : (
        <p className="shop-account-kept">{t('selling:account.kept', { count: kept, day: keptUntil ?? '' })}</p>
      )}
      <BackButton />
    </SellFrame>
  );
}
