import type { Coupon as CouponData } from '#contract/entities/coupon.ts';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Coupon } from './coupon.tsx';
import { HeadPicture } from './coupon-picture.tsx';
import styles from './view.module.css';

type CouponsScreenProps = {
  page: ListHead;
  coupons: CouponData[];
  modules: LoadedModules;
};

export function CouponsScreen({ page, coupons, modules }: CouponsScreenProps) {
  const t = useText();
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>
          <PageTitle>{page.title}</PageTitle>
          {page.summary ? <p className={styles.lead}>{page.summary}</p> : null}
          <RichText value={page.body} className={styles.body} />
          <PageLinks links={page.links} />
        </div>
        <HeadPicture image={page.image} />
      </div>
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${styles.list}`}>
        {coupons.length === 0 ? (
          <EmptyList>{t('coupons:empty')}</EmptyList>
        ) : (
          <ul className={styles.coupons}>
            {coupons.map((coupon, index) => (
              <li key={coupon.variations[0]?.id ?? `${coupon.title} ${index}`} className={styles.item}>
                <Coupon coupon={coupon} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
