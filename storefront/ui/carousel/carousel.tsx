import { type KeyboardEvent, type PointerEvent, type ReactNode, type TouchEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Slide } from '#contract/entities/slide.ts';
import { carouselKey, carouselKind, slideId, swipeDirection } from './carousel-position.ts';
import { videoAddress } from '#rules/links/video-address.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';
import { type CarouselLook, CarouselSlide } from './carousel-slide.tsx';
import styles from './carousel.module.css';

type CarouselProps = {
  slides: readonly Slide[];
  /** What the slides are about, for screen readers. */
  label: string;
  look?: CarouselLook;
  /** Names an editor gave it. */
  className?: string | null;
  /** Pictures stand beside their words; the module that asks for it brings the style sheet. */
  isBeside?: boolean;
  /** It holds the first large picture of the page. */
  isFirst?: boolean;
  /** What slides say besides their text, above their buttons, by their ids. */
  more?: Readonly<Record<string, ReactNode>>;
};

/** Slides in a row: several with dots and arrows, a single one as it is. Nothing moves by itself. */
export function Carousel({
  slides,
  label,
  look = 'plain',
  className,
  isBeside = false,
  isFirst = false,
  more,
}: CarouselProps) {
  const { pathname } = useLocation();
  const shown = slides.filter(canShow);
  const kind = carouselKind(shown);
  const [only] = shown;
  if (kind === 'nothing' || !only) return null;
  const root = (children: ReactNode) => (
    <div className={classNames(styles.carousel, styles[look], className)}>{children}</div>
  );
  if (kind !== 'slider') {
    return root(
      <div id={slideId(only)}>
        <CarouselSlide slide={only} look={look} isBeside={isBeside} isFirst={isFirst} more={more?.[only.id]} />
      </div>,
    );
  }
  const own = { slides: shown, label, look, isBeside, isFirst, more };
  return root(<Slider key={carouselKey(pathname, shown)} {...own} />);
}

/** A video whose address leads nowhere is no slide. */
function canShow({ type, content }: Slide): boolean {
  return type !== 'video_url' || videoAddress(content ?? '') !== null;
}

type SliderProps = Required<Pick<CarouselProps, 'slides' | 'label' | 'look' | 'isBeside' | 'isFirst'>> & {
  more: CarouselProps['more'];
};

function Slider({ slides, label, look, isBeside, isFirst, more }: SliderProps) {
  const t = useText();
  const { index, isHydrated, isUnused, turning, go, settle, track, onScroll, onScrollEnd } =
    useCarousel<HTMLUListElement>(slides.length);
  const drag = useDrag((direction) => go({ type: direction }));
  const swipe = useSwipe(index, settle);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go({ type: event.key === 'ArrowLeft' ? 'previous' : 'next' });
  }

  return (
    // The arrow keys do what the arrows do, wherever inside the carousel the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-roledescription={t('carousel.role')} aria-label={label} onKeyDown={onKeyDown} {...turning}>
      <ul
        ref={track}
        className={classNames(styles.track, isUnused && styles.unused)}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        {...drag}
        {...swipe}
      >
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            id={slideId(slide)}
            className={styles.item}
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.slide', { number: at + 1, total: slides.length })}
            // Without our code every slide can be reached, so this waits for it.
            inert={isHydrated && at !== index}
          >
            <CarouselSlide
              slide={slide}
              look={look}
              isBeside={isBeside}
              isFirst={isFirst && at === 0}
              isShown={at === index}
              more={more?.[slide.id]}
            />
          </li>
        ))}
      </ul>
      <CarouselControls index={index} count={slides.length} go={go} />
    </section>
  );
}

/** A mouse drags the picture as a finger does. */
function useDrag(onSwipe: (direction: 'previous' | 'next') => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown({ pointerType, clientX, target }: PointerEvent) {
      start.current = pointerType === 'mouse' && target instanceof HTMLImageElement ? clientX : null;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const direction = start.current === null ? null : swipeDirection(clientX - start.current, window.innerWidth);
      start.current = null;
      if (direction) onSwipe(direction);
    },
    onDragStart(event: { preventDefault(): void }) {
      event.preventDefault();
    },
  };
}

type Touch = { index: number; x: number; y: number; scrollLeft: number };

/**
 * A finger scrolls the slides by itself. Where it leaves them the browser would decide by half of their width or by its speed; how
 * far the finger went decides instead.
 */
function useSwipe(index: number, settle: (index: number) => void) {
  const start = useRef<Touch | null>(null);
  return {
    onTouchStart({ touches, currentTarget: { scrollLeft } }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { index, x: touch.clientX, y: touch.clientY, scrollLeft } : null;
    },
    onTouchEnd({ changedTouches, currentTarget: { scrollLeft } }: TouchEvent) {
      const touch = changedTouches[0];
      const began = start.current;
      start.current = null;
      // What has moved nothing was a tap, or led beyond the ends.
      if (!began || !touch || began.scrollLeft === scrollLeft) return;
      const travelled = touch.clientX - began.x;
      if (Math.abs(travelled) < Math.abs(touch.clientY - began.y)) return;
      const direction = swipeDirection(travelled, window.innerWidth);
      settle(direction === null ? began.index : began.index + (direction === 'next' ? 1 : -1));
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
