import { type RefObject, useEffect, useRef } from 'react';

/** Tells the style sheet how tall the box is, so that one taller than the screen can stick with its end instead of its top. */
export function useStickyEnd<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--box-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
