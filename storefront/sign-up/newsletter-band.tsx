import { type ReactNode, useId } from 'react';
import type { PageModule } from '#contract/page-modules.ts';
import { imageAddress } from '#contract/images.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Eyebrow } from '#storefront/ui/text/eyebrow.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-band.module.css';

type NewsletterBandProps = {
  module: Pick<PageModule, 'anchor' | 'className' | 'title' | 'body'>;
  /** Its style sheet, where the page has none. */
  children?: ReactNode;
};

/** The newsletter across the whole page, with the parade of animals. */
export function NewsletterBand({ module, children }: NewsletterBandProps) {
  const t = useText();
  const titleId = useId();
  return (
    <section
      id={module.anchor ?? undefined}
      className={classNames(styles.band, module.className)}
      aria-labelledby={titleId}
    >
      {children}
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <Eyebrow>{t('newsletter.eyebrow')}</Eyebrow>
          <h2 id={titleId}>{module.title ?? t('newsletter.title')}</h2>
          {module.body ? (
            <RichText value={module.body} className={styles.lead} />
          ) : (
            <p className={styles.lead}>{t('newsletter.body')}</p>
          )}
          <div className={styles.form}>
            <NewsletterForm />
          </div>
          {/* An editor's own words say it themselves. */}
          {module.body ? null : <p className={styles.hint}>{t('newsletter.privacy')}</p>}
        </div>
        <Parade />
      </div>
    </section>
  );
}

function Parade() {
  const { image, height } = useMarket().parade;
  const address = imageAddress(image, 'resize-800', 'webp');
  return address ? (
    <img src={address} alt="" width={800} height={height} loading="lazy" decoding="async" className={styles.parade} />
  ) : null;
}
