import type { Review } from '#contract/entities/review.ts';
import { reviewRating } from '#rules/facts/review-rating.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Eyebrow } from '#storefront/ui/text/eyebrow.tsx';
import styles from './review-list.module.css';

export type ReviewSummary = { number: string | null; description: string | null; button: string | null };

type ReviewsProps = {
  reviews: readonly Review[];
  summary: ReviewSummary | null;
  title: string | null;
  /** Where the button leads; without it there is none. */
  address: string | null;
};

/** What customers said. Everybody gives five stars. */
export function Reviews({ reviews, summary, title, address }: ReviewsProps) {
  const t = useText();
  return (
    <div className={styles.reviews}>
      <div className={styles.summary}>
        <Eyebrow>{t('reviews.eyebrow')}</Eyebrow>
        <h2>{title ?? t('reviews.title')}</h2>
        <div className={styles.score}>
          {summary?.number ? <b className={styles.number}>{summary.number}</b> : null}
          <div>
            <Stars />
            {summary?.description ? <p className={styles.description}>{summary.description}</p> : null}
          </div>
        </div>
        {address ? (
          <ButtonLink to={address} look="ghost">
            {summary?.button ?? t('reviews.all')}
          </ButtonLink>
        ) : null}
      </div>
      {reviews.length > 0 ? (
        <ul className={styles.list}>
          {reviews.map(({ reviewer, description }) => (
            <li key={`${reviewer} ${description}`} className={styles.review}>
              <Stars />
              <blockquote className={styles.quote}>{description}</blockquote>
              <cite className={styles.reviewer}>{reviewer}</cite>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A star, drawn at one star's width to the right of the one before it. All of a rating are one drawing. */
const starWidth = 26.5;
const star = `m${starWidth} 0 2.95 6 6.6.95-4.78 4.65 1.13 6.58-5.9-3.1-5.9 3.1 1.13-6.58-4.78-4.65 6.6-.95z`;

function Stars() {
  const t = useText();
  return (
    <span className={styles.stars}>
      <span className="sr">{t('reviews.rating', { rating: reviewRating, max: reviewRating })}</span>
      <svg viewBox={`0 0 ${starWidth * reviewRating} 24`} aria-hidden="true" focusable="false">
        <path d={`M${12 - starWidth} 2.5${star.repeat(reviewRating)}`} />
      </svg>
    </span>
  );
}
