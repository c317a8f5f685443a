import { useText } from '#storefront/i18n/messages.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import type { Failure } from './failure.ts';
import styles from './failure-screen.module.css';

export function FailureScreen({ status, text, isNetwork, isPassing }: Failure) {
  const t = useText();
  const known = text === '' || status === null ? text : t('errors:statusText', { status, text });
  return (
    <section className={`wrap ${styles.failure}`}>
      <h1 lang="en" className={styles.title}>
        {t('errors:unexpectedTitle')}
      </h1>
      <p className={styles.lead}>
        {t(isNetwork ? 'errors:networkBody' : isPassing ? 'errors:unavailableBody' : 'errors:unexpectedBody')}
      </p>
      <p className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{t('actions.tryAgain')}</Button>
        <ButtonLink to="/" look="ghost">
          {t('errors:home')}
        </ButtonLink>
      </p>
      <p className={styles.code}>{known === '' && status !== null ? t('errors:status', { status }) : known}</p>
    </section>
  );
}
