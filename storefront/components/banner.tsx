import type { CSSProperties } from 'react';
import { longestWord } from '#storefront/i18n/longest-word.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import type { BannerData } from './banner-data.ts';
import styles from './banner.module.css';

/** A promotion between farm shop cards, or on a page of its own choice. */
export function FarmshopBanner({ banner, level = 3 }: { banner: BannerData; level?: 2 | 3 }) {
  const { title, summary, image, address, buttonText } = banner;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.banner}>
      <div className={styles.body}>
        {title ? (
          <Heading className={styles.title} style={{ '--letters': longestWord(title) } as CSSProperties}>
            {title}
          </Heading>
        ) : null}
        {summary ? <p>{summary}</p> : null}
        {address && buttonText ? (
          <ButtonLink to={address} look="ghost" size="small">
            {buttonText}
          </ButtonLink>
        ) : null}
      </div>
      <Picture image={image} use="detail" alt="" className={styles.picture} />
    </div>
  );
}
