import { readMailingAnswer, type SignUpAnswer } from '#contract/answers.ts';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { newsletterMessage } from '#rules/sign-up/sign-up-message.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import { keepDismissal } from './dismissal.ts';
import { EmailForm } from './email-form.tsx';
import { sendSignUp } from './send-sign-up.ts';
import { useSignUp } from './use-sign-up.ts';

/** The window of the newsletter popup. It stays with its answer until the visitor closes it. */
export function NewsletterDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const market = useMarket();
  const signUp = useSignUp({
    send: (form) => sendToMailing(market, form),
    messageOf: newsletterMessage,
    onSuccess: () => keepDismissal(market, 'signed-up'),
  });
  const isDone = signUp.message?.tone === 'success';

  function onClose() {
    // After a sign-up this changes nothing: that lasts longer.
    keepDismissal(market, 'closed');
    onClosed();
  }

  return (
    <Dialog title={t('newsletterPopup.title')} onClose={onClose}>
      <p>{t('newsletterPopup.body')}</p>
      <EmailForm
        signUp={signUp}
        action={mailingAddress(market)}
        button={t('newsletterPopup.submit')}
        busy={t('newsletter.submitting')}
      />
      <Button look="ghost" size="small" onClick={onClose}>
        {t(isDone ? 'actions.close' : 'newsletterPopup.decline')}
      </Button>
    </Dialog>
  );
}

function mailingAddress({ code }: BrowserMarket): string {
  return `/${code}/mailing`;
}

/** Our own server asks the mailing service, unless the deployment names the form it is to be asked by. */
async function sendToMailing(market: BrowserMarket, form: FormData): Promise<SignUpAnswer | null> {
  const { mailing } = document.documentElement.dataset;
  if (!mailing) return sendSignUp({ address: mailingAddress(market), form, read: readMailingAnswer });
  // The mailing service does not know our honeypot.
  if (isFilled(form.get(honeypotField))) return { result: 'success', msg: null };
  const { signUpByScript } = await import('./sign-up-by-script.ts');
  const email = form.get('email');
  return signUpByScript(mailing, market, typeof email === 'string' ? email : '');
}
