import type { CarouselAction } from './carousel-position.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import frame from './carousel.module.css';
import styles from './carousel-controls.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';

type CarouselControlsProps = { index: number; count: number; go: (action: CarouselAction) => void };

/** An arrow that leads nowhere keeps the focus it has: a disabled one would lose it. */
export function CarouselControls({ index, count, go }: CarouselControlsProps) {
  const t = useText();
  return (
    <div className={frame.controls}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('carousel.previous')}
        aria-disabled={index === 0}
        onClick={() => go({ type: 'previous' })}
      >
        <Icon name="chevron-left" />
      </button>
      <ul className={styles.dots} aria-label={t('carousel.dots')}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <button
              type="button"
              className={styles.dot}
              aria-label={t('carousel.goTo', { number: at + 1, total: count })}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => go({ type: 'show', index: at })}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('carousel.next')}
        aria-disabled={index === count - 1}
        onClick={() => go({ type: 'next' })}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
