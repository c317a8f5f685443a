import type { Slide } from '#contract/entities/slide.ts';
import type { RichText } from '#contract/fields/read.ts';

/** This width and narrower is mobile; between it and desktop is tablet. */
const mobileUpToPx = 768;
const swipeThresholdMobilePx = 0;
const swipeThresholdPx = 30;

type CarouselState = { index: number; count: number };

export type CarouselAction =
  | { type: 'previous' }
  | { type: 'next' }
  /** A dot was clicked, or the visitor swiped to a slide. */
  | { type: 'show'; index: number };

/** There is no wrap-around; what leads outside the slides changes nothing. */
export function carousel(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'previous':
      return show(state, state.index - 1);
    case 'next':
      return show(state, state.index + 1);
    case 'show':
      return show(state, action.index);
  }
}

function show(state: CarouselState, index: number): CarouselState {
  const isSlide = Number.isInteger(index) && index >= 0 && index < state.count;
  return isSlide && index !== state.index ? { ...state, index } : state;
}

/** Whose slide is shown. Other slides, or the same ones on another path, are another carousel, which begins at its first. */
export function carouselKey(pathname: string, slides: readonly Pick<Slide, 'id'>[]): string {
  return [pathname, ...slides.map(({ id }) => id)].join(' ');
}

type CarouselKind = 'nothing' | 'image' | 'player' | 'slider';

/** Only several slides need dots and arrows. */
export function carouselKind(slides: readonly Pick<Slide, 'type'>[]): CarouselKind {
  const [first, ...more] = slides;
  if (!first) return 'nothing';
  if (more.length > 0) return 'slider';
  return first.type === 'video_url' ? 'player' : 'image';
}

/** Pixels a finger must travel; fingers on small screens need not. */
export function swipeThreshold(width: number): number {
  return width <= mobileUpToPx ? swipeThresholdMobilePx : swipeThresholdPx;
}

/** Which way a finger or a mouse turned the slides; null when it did not go far enough. */
export function swipeDirection(travelled: number, width: number): 'previous' | 'next' | null {
  if (travelled === 0 || Math.abs(travelled) < swipeThreshold(width)) return null;
  return travelled < 0 ? 'next' : 'previous';
}

/** A position without a text has nothing to place. */
export function textPositionClass(config: { body: RichText | null; position: string | null }): string | null {
  return config.body && config.position ? `text-${config.position}` : null;
}

export function slideId({ id }: Pick<Slide, 'id'>): string {
  return `slide-${id}`;
}

export function slideClasses({ backgroundColor, className }: Pick<Slide, 'backgroundColor' | 'className'>): string[] {
  return [backgroundColor && `bg-${backgroundColor}`, className].flatMap((name) => name || []);
}
