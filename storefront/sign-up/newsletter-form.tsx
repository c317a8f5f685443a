import { readSignUpAnswer } from '#contract/answers.ts';
import { shopAddress } from '#contract/shop.ts';
import { newsletterMessage } from '#rules/sign-up/sign-up-message.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { keepDismissal } from './dismissal.ts';
import { EmailForm } from './email-form.tsx';
import { sendSignUp } from './send-sign-up.ts';
import { useSignUp } from './use-sign-up.ts';

/** The sign-up inside a page. Who used it is not asked again by the popup. */
export function NewsletterForm() {
  const t = useText();
  const market = useMarket();
  const address = shopAddress(market.code, 'subscribe', { plugin: market.shopPlugin });
  const signUp = useSignUp({
    send: (form) => sendSignUp({ address, form, read: readSignUpAnswer }),
    messageOf: newsletterMessage,
    onSuccess: () => keepDismissal(market, 'signed-up'),
  });
  return (
    <EmailForm
      signUp={signUp}
      action={address}
      hidden={[['type', 'subscribe']]}
      button={t('newsletter.submit')}
      busy={t('newsletter.submitting')}
    />
  );
}
