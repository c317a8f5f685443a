import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { carousel, type CarouselAction } from '#rules/carousel.ts';

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

  const [isTurnedTo, setTurnedTo] = useState(false);
  const turnTo = () => setTurnedTo(true);

  // The visitor may have scrolled before our code was there.
  useEffect(() => dispatch({ type: 'show', index: Math.round(slideAt(track.current)) }), []);

  function go(action: CarouselAction) {
    const next = carousel(state, action);
    if (next === state || !track.current) return;
    target.current = next.index;
    dispatch(action);
    track.current.scrollTo({ left: next.index * track.current.clientWidth });
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
    target.current = null;
    dispatch({ type: 'show', index: Math.round(slideAt(track.current)) });
  }

  return {
    index: state.index,
    isHydrated,
    go,
    track,
    onScroll,
    onScrollEnd,
    /** Until then only the first picture is fetched: most visitors look at no other. */
    isUnused: !isTurnedTo && state.index === 0,
    /** For what surrounds pictures and controls. */
    turning: { onPointerEnter: turnTo, onFocus: turnTo },
  };
}
