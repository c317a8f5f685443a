import { type RefObject, useEffect, useState } from 'react';

/** Whether none of the elements can be seen. False until that is known. */
export function useIsOutOfView(elements: readonly RefObject<HTMLElement | null>[]): boolean {
  const [isOut, setIsOut] = useState(false);
  const [first, second] = elements;
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setIsOut(visible.size === 0);
    });
    for (const element of [first?.current, second?.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [first, second]);
  return isOut;
}
