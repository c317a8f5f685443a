import { readMailingAnswer } from '#contract/answers.ts';
import { newsletterMessage } from '#rules/sign-up-message.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from './dialog.tsx';
import { keepDismissal } from './dismissal.ts';
import { EmailForm } from './email-form.tsx';
import { sendSignUp } from './sign-up-call.ts';
import { useSignUp } from './use-sign-up.ts';

/** The window of the newsletter popup. It stays with its answer until the visitor closes it. */
export function NewsletterDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const market = useMarket();
  const address = `/${market.code}/mailing`;
  const signUp = useSignUp({
    send: (email) => sendSignUp({ address, fields: [['email', email]], read: readMailingAnswer }),
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
        action={address}
        button={t('newsletterPopup.submit')}
        busy={t('newsletter.submitting')}
      />
      <Button look="ghost" size="small" onClick={onClose}>
        {t(isDone ? 'actions.close' : 'newsletterPopup.decline')}
      </Button>
    </Dialog>
  );
}
