import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { carousel, type CarouselAction } from './carousel-position.ts';

const never = () => () => {};

/** Between two slides it is a fraction. */
function slideAt(track: HTMLElement | null): number {
  return track && track.clientWidth > 0 ? track.scrollLeft / track.clientWidth : 0;
}

/** The slide shown, kept in step with the scrolling of its track in both directions. */
export function useCarousel<E extends HTMLElement = HTMLDivElement>(count: number) {
  const [state, dispatch] = useReducer(carousel, { index: 0, count });
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const track = useRef<E>(null);
  /** Where our own scrolling is under way to: the slides it passes are not the one shown. */
  const target = useRef<number | null>(null);
  /** Where a swipe is to end, should the browser scroll on by itself or stop short of it, and how often it may still be told. */
  const settling = useRef<{ index: number; attempts: number } | null>(null);

  const [isTurnedTo, setTurnedTo] = useState(false);
  const turnTo = () => setTurnedTo(true);

  // The visitor may have scrolled before our code was there.
  useEffect(() => dispatch({ type: 'show', index: Math.round(slideAt(track.current)) }), []);

  function go(action: CarouselAction) {
    const next = carousel(state, action);
    if (next === state || !track.current) return;
    target.current = next.index;
    settling.current = null;
    dispatch(action);
    scrollTo(next.index);
  }

  function scrollTo(index: number) {
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  }

  /** The visitor has let go of the slides: this one is to be shown, wherever they are. */
  function settle(index: number) {
    if (index < 0 || index >= count) return;
    target.current = index;
    settling.current = { index, attempts: 3 };
    dispatch({ type: 'show', index });
    scrollTo(index);
  }

  function onScroll() {
    const at = slideAt(track.current);
    if (target.current !== null) {
      if (Math.abs(at - target.current) < 0.02) target.current = null;
      return;
    }
    dispatch({ type: 'show', index: Math.round(at) });
  }

  function onScrollEnd() {
    const at = slideAt(track.current);
    const swiped = settling.current;
    if (swiped && swiped.attempts > 0 && Math.abs(at - swiped.index) > 0.002) {
      swiped.attempts -= 1;
      scrollTo(swiped.index);
      return;
    }
    settling.current = null;
    target.current = null;
    dispatch({ type: 'show', index: Math.round(at) });
  }

  return {
    index: state.index,
    isHydrated,
    go,
    settle,
    track,
    onScroll,
    onScrollEnd,
    /** Until then only the first picture is fetched: most visitors look at no other. */
    isUnused: !isTurnedTo && state.index === 0,
    /** For what surrounds pictures and controls. */
    turning: { onPointerEnter: turnTo, onFocus: turnTo },
  };
}
