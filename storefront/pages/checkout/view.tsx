import { useEffect, useRef, useState } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { PaymentMarks } from '#storefront/layout/footer/payment-marks.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { ErrorSummary } from '#storefront/selling/form/error-summary.tsx';
import { Honeypot } from '#storefront/selling/form/honeypot.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { BigPrice } from '#storefront/selling/money.tsx';
import { ElseStep, WhenStep, WhereStep, WhoStep } from './checkout-steps.tsx';
import { CheckoutFold, CheckoutLines, CheckoutPanel } from './checkout-panel.tsx';
import { dayIn } from './day-in.ts';
import { type Later, LaterPage } from './later.tsx';
import type { CheckoutPage, notPlaced } from './load.server.ts';
import { OrderPath } from './order-path.tsx';

type PageProps = { page: CheckoutPage };
type ScreenProps = {
  loaded: { page: CheckoutPage } | { later: Later } | { message: ShopMessage };
  sent?: ReturnType<typeof notPlaced> | null | undefined;
};

export function CheckoutScreen({ loaded, sent }: ScreenProps) {
  if ('message' in loaded) return <MessagePage message={loaded.message} />;
  return 'later' in loaded ? <LaterPage later={loaded.later} /> : <Checkout page={{ ...loaded.page, ...sent }} />;
}

/** One page, one form. Browsers check nothing: what is wrong is said once, by us, in the language of the page. */
function Checkout({ page }: PageProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(page.values.deliveryDay);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setChosen(dayIn(form.current)), []);
  // What kept it from being ordered is said once.
  const notes = page.changes.length > 0 ? [] : page.notes;
  const steps = [
    WhoStep,
    ...(page.needsAddress ? [WhereStep] : []),
    ...(page.weeks.length > 0 ? [WhenStep] : []),
    ElseStep,
  ];
  return (
    <>
      <OrderPath />
      <SellFrame
        title={t('selling:checkout.title')}
        lead={t(page.isOnline ? 'selling:checkout.leadOnline' : 'selling:checkout.lead')}
        aside={<CheckoutPanel page={page} chosen={chosen} />}
      >
        <CheckoutFold page={page} />
        {page.isDemo ? <Message tone="warn">{t('selling:demo')}</Message> : null}
        {notes.map((text) => (
          <Message key={text} tone="warn">
            {text}
          </Message>
        ))}
        <WhatIsWrong page={page} />
        <form
          ref={form}
          method="post"
          className="shop-form-form"
          noValidate
          onChange={({ currentTarget }) => setChosen(dayIn(currentTarget))}
          onSubmit={(event) => {
            // The browser's own page about it would take the place of what was typed.
            const isAway = !navigator.onLine;
            setOffline(isAway);
            if (isAway) event.preventDefault();
          }}
        >
          <input type="hidden" name="formKey" value={page.formKey} />
          <input type="hidden" name="seen" value={page.seen} />
          <Honeypot />
          {steps.map((Step, index) => (
            <Step key={Step.name} page={page} number={index + 1} />
          ))}
          <Place page={page} isOffline={isOffline} />
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

/** Total, what is agreed on, and the button in the words the law wants. */
function Place({ page, isOffline }: PageProps & { isOffline: boolean }) {
  const t = useText();
  const market = useMarket();
  const { basket, texts, paths } = page;
  return (
    <section className="shop-place-place" aria-labelledby="place">
      <CheckoutLines page={page} />
      <div className="shop-place-total">
        <div>
          <h2 id="place">{t('selling:basket.total')}</h2>
          {page.inTotal === '' ? null : <p>{page.inTotal}</p>}
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
          {isOffline ? <Message tone="error">{t('selling:checkout.offline')}</Message> : null}
          <Button type="submit" isBlock>
            {texts.button}
          </Button>
          <p className="shop-place-after">{t('selling:checkout.afterwards')}</p>
          {page.isOnline ? <PaymentMarks payments={market.payments} /> : null}
          {page.isTest ? <Message tone="warn">{t('selling:order.online.test')}</Message> : null}
        </div>
      </div>
    </section>
  );
}
