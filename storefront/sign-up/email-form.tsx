import { useId } from 'react';
import { honeypotField } from '#contract/honeypot.ts';
import { addressMissing, type SignUpMessage } from '#rules/sign-up/sign-up-message.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import type { SignUp } from './use-sign-up.ts';
import styles from './email-form.module.css';

type EmailFormProps = {
  signUp: SignUp;
  /** Where the form goes without our code, and what it says beside the address. */
  action: string;
  hidden?: readonly (readonly [name: string, value: string])[];
  button: string;
  /** Said while the answer is awaited. */
  busy: string;
};

const nothingHidden: NonNullable<EmailFormProps['hidden']> = [];

export function EmailForm({ signUp, action, hidden = nothingHidden, button, busy }: EmailFormProps) {
  const t = useText();
  const id = useId();
  const { isSubmitting, message, onSubmit, onInvalid } = signUp;
  return (
    <>
      <form method="post" action={action} encType="multipart/form-data" className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={id} className="sr">
          {t('newsletter.emailLabel')}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={message === addressMissing || undefined}
          aria-describedby={`${id}-answer`}
          onInvalid={onInvalid}
          placeholder={t('newsletter.emailPlaceholder')}
          className={styles.input}
        />
        <span className="sr" aria-hidden="true">
          <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </span>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* A second press does nothing (use-sign-up.ts); a disabled button would lose the focus it has. */}
        <Button type="submit" aria-disabled={isSubmitting || undefined} isBusy={isSubmitting}>
          {button}
        </Button>
      </form>
      <div id={`${id}-answer`} className={styles.answer} aria-live="polite">
        {isSubmitting ? <span className="sr">{busy}</span> : null}
        {message ? <Answer message={message} /> : null}
      </div>
    </>
  );
}

/** A service's own words are shown as text, whatever is in them. */
function Answer({ message }: { message: SignUpMessage }) {
  const t = useText();
  return (
    <Message tone={message.tone === 'success' ? 'ok' : 'error'}>
      {'key' in message ? t(message.key) : message.text}
    </Message>
  );
}
