import { useEffect } from 'react';
import type { Text } from '#contract/locales.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './consent-choice.module.css';

/** Asks once whether the visit may be measured, and lets a visitor change the answer. The bar is loaded only where it is asked. */
export function ConsentChoice() {
  const t = useText();
  useEffect(() => void ask(t, false), [t]);
  return (
    <button type="button" className={styles.button} onClick={() => void ask(t, true)}>
      {t('footer.cookieSettings')}
    </button>
  );
}

async function ask(t: Text, isAgain: boolean) {
  const { askConsent } = await import('./ask-consent.ts');
  const texts = {
    title: t('consent.title'),
    description: t('consent.body'),
    acceptAllBtn: t('consent.acceptAll'),
    acceptNecessaryBtn: t('consent.rejectAll'),
  };
  await askConsent(texts, isAgain);
}
