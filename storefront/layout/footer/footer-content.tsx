import { plainText } from '#contract/fields/plain-text.ts';
import type { ChromeContent } from '#storefront/layout/load-layout.server.ts';
import { reviewsId } from '#storefront/layout/header/usp-bar.tsx';
import { Logo } from '#storefront/layout/logo.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { FooterMenu } from './footer-menu.tsx';
import styles from './footer.module.css';
import { MarketSwitch } from './market-switch.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';

export function FooterContent({ content }: { content: ChromeContent }) {
  const t = useText();
  const market = useMarket();
  const legal = (
    <p className={styles.legal}>
      {t('footer.copyright', { year: content.year })}. {t('company.line')}{' '}
      {content.withdrawal ? <a href={content.withdrawal}>{t('footer.withdrawal')}</a> : null}
    </p>
  );
  if (content.isQuiet) return <div className={`wrap ${styles.base}`}>{legal}</div>;
  return (
    <>
      <Picture image={market.footerLand} use="footerLand" ratio={10} alt="" className={styles.skyline} />
      <div className="wrap">
        <div className={styles.columns}>
          <Company content={content} />
          <FooterMenu entries={content.footerMenu} />
        </div>
        <div className={styles.base}>
          <div id={reviewsId}>
            <RichText value={content.reviewText} />
          </div>
          <PaymentMarks payments={market.payments} />
        </div>
        <div className={styles.base}>
          <MarketSwitch markets={content.markets} />
          {legal}
          {content.asksConsent ? <ConsentChoice /> : null}
        </div>
      </div>
    </>
  );
}

function Company({ content: { addressText, certificates } }: { content: ChromeContent }) {
  const t = useText();
  const address = t('company.address');
  // An editor's text may say it already.
  const isSaid = plainText(addressText?.html).includes(address);
  return (
    <div className={styles.company}>
      <Logo place="footer" />
      {isSaid ? null : (
        <address>
          {t('company.name')}, {address}
        </address>
      )}
      <RichText value={addressText} />
      <RichText value={certificates} />
      <SocialLinks />
    </div>
  );
}
