import { type CSSProperties, type ReactNode, useContext } from 'react';
import type { ImageUse } from '#contract/images.ts';
import { longestWord } from '#storefront/i18n/longest-word.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import card from '#storefront/ui/card.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { inSmallGrid, inWideCard } from '#storefront/ui/media/widths-on-page.ts';
import { AloneInRow } from './alone-in-row.ts';
import styles from './card-frame.module.css';

/** Cards stand below a heading of their list: below the page's own they are 2, below a section's 3. */
export type CardLevel = 2 | 3 | 4;

type CardFrameProps = {
  to: string | null;
  title: string;
  image: string | null;
  use?: ImageUse;
  level?: CardLevel;
  shape?: 'card' | 'plate' | 'cover';
  /** Picture beside text, for cards that have a row of their own. */
  isWide?: boolean;
  isSmall?: boolean;
  /** Between picture and heading: what is for sale is not covered. */
  badges?: ReactNode;
  /** Why it cannot be bought: greys the picture and is stamped over it, as a button that does nothing. */
  stamp?: string | null;
  /** On phones the picture stands beside the text: for one whose middle is enough to see. */
  isLying?: boolean;
  /** Small print between picture and heading. */
  above?: ReactNode;
  children?: ReactNode;
};

/** What all cards share: picture, badges, a heading whose link covers the whole card. */
export function CardFrame({
  to,
  title,
  image,
  use = 'card',
  level = 3,
  shape = 'card',
  isWide,
  isSmall,
  badges,
  stamp,
  isLying,
  above,
  children,
}: CardFrameProps) {
  const isAlone = useContext(AloneInRow);
  const sizes = isAlone ? inWideCard : undefined;
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(
        card.card,
        (isWide || isAlone) && styles.wide,
        isSmall && styles.small,
        isLying && styles.lying,
        stamp !== null && stamp !== undefined && styles.out,
      )}
    >
      <div className={classNames(card.picture, styles.picture, shape !== 'card' && styles[shape])}>
        <Picture image={image} use={isWide ? 'detail' : use} sizes={isSmall ? inSmallGrid : sizes} alt={title} />
      </div>
      {stamp ? (
        <div className={styles.veil}>
          <button type="button" className={styles.stamp} style={lettersOf(stamp)} disabled>
            {stamp}
          </button>
        </div>
      ) : null}
      <div className={classNames(card.body, styles.body)}>
        {above}
        {badges}
        <Heading className={classNames(card.title, styles.title)} style={lettersOf(title)}>
          <AppLink to={to}>{title}</AppLink>
        </Heading>
        {children}
      </div>
    </article>
  );
}

/** What long words are sized by. */
function lettersOf(text: string) {
  return { '--letters': longestWord(text) } as CSSProperties;
}

/** Words that say where the card leads. The card itself is the link, so these are none. */
export function CardMore({ children }: { children: ReactNode }) {
  return (
    <span className={classNames(card.more, styles.more)} aria-hidden="true">
      {children}
      <Icon name="arrow-right" />
    </span>
  );
}

/** Holds buttons and links of a card that are not the card's own. */
export function CardAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
