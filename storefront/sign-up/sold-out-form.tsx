import { useId } from 'react';
import { readSoldOutAnswer } from '#contract/answers.ts';
import { shopAddress, shopForm } from '#contract/shop.ts';
import { soldOutMessage } from '#rules/sign-up-message.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { EmailForm } from './email-form.tsx';
import { sendSignUp } from './sign-up-call.ts';
import { useSignUp } from './use-sign-up.ts';
import styles from './sold-out-form.module.css';

type SoldOutFormProps = {
  /** Of the package. */
  slug: string;
  isComingSoon?: boolean;
  level?: 2 | 3;
};

/** A notice by mail, once, when a package is there again. */
export function SoldOutForm({ slug, isComingSoon = false, level = 2 }: SoldOutFormProps) {
  const t = useText();
  const market = useMarket();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const address = shopAddress(market.code, 'subscribeSoldOut', { plugin: market.shopPlugin });
  const signUp = useSignUp({
    send: (email) =>
      sendSignUp({ address, fields: shopForm('subscribeSoldOut', { email, slug }), read: readSoldOutAnswer }),
    messageOf: soldOutMessage,
  });
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        <Icon name="bell" />
        {t(isComingSoon ? 'soldOut.comingSoonTitle' : 'soldOut.title')}
      </Heading>
      <p>{t('soldOut.body')}</p>
      <div className={styles.form}>
        <EmailForm
          signUp={signUp}
          action={address}
          hidden={[['slug', slug]]}
          button={t('soldOut.submit')}
          busy={t('soldOut.submitting')}
        />
      </div>
    </section>
  );
}
