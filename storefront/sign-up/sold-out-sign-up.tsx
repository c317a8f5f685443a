import type { PageModule } from '#contract/page-modules.ts';
import { Section } from '#storefront/ui/section.tsx';
import { SoldOutForm, type SoldOutOffer } from './sold-out-form.tsx';
import styles from './sold-out-form.module.css';

type SoldOutSignUpProps = {
  module: Pick<PageModule, 'anchor' | 'className' | 'title' | 'body'>;
  /** Null on a page without a package, and while it can be bought. */
  offer: SoldOutOffer | null;
};

/** The form as a part of a page. */
export function SoldOutSignUp({ module, offer }: SoldOutSignUpProps) {
  const { anchor, className, title, body } = module;
  if (!offer) return null;
  return (
    <Section id={anchor ?? undefined} className={className ?? undefined}>
      <div className={styles.alone}>
        <SoldOutForm offer={offer} title={title} body={body} />
      </div>
    </Section>
  );
}
