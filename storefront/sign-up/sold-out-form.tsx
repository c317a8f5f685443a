import { useId } from 'react';
import { readSoldOutAnswer } from '#contract/answers.ts';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import { shopAddress } from '#contract/shop.ts';
import { soldOutMessage } from '#rules/sign-up/sign-up-message.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { EmailForm } from './email-form.tsx';
import { sendSignUp } from './send-sign-up.ts';
import { useSignUp } from './use-sign-up.ts';
import styles from './sold-out-form.module.css';

/** The package that is not there. */
export type SoldOutOffer = { slug: string; isComingSoon: boolean };

type SoldOutFormProps = {
  offer: SoldOutOffer;
  /** An editor's words in place of ours. */
  title?: string | null;
  body?: RichTextValue | null;
  level?: 2 | 3;
};

/** A notice by mail, once, when a package is there again. */
export function SoldOutForm({ offer, title, body = null, level = 2 }: SoldOutFormProps) {
  const t = useText();
  const market = useMarket();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const { slug, isComingSoon } = offer;
  const address = shopAddress(market.code, 'subscribeSoldOut', { plugin: market.shopPlugin });
  const signUp = useSignUp({
    send: (form) => sendSignUp({ address, form, read: readSoldOutAnswer }),
    messageOf: soldOutMessage,
  });
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        <Icon name="bell" />
        {title ?? t(isComingSoon ? 'soldOut.comingSoonTitle' : 'soldOut.title')}
      </Heading>
      {body ? <RichText value={body} /> : <p>{t('soldOut.body')}</p>}
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
