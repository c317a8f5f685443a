import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Brings the top of a list into view when another part of the list is shown. Going back is left to the browser's memory of
 * where the visitor was.
 */
export function useListScroll<T extends Element>(part: string): RefObject<T | null> {
  const list = useRef<T>(null);
  const shown = useRef(part);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (navigation !== NavigationType.Pop) list.current?.scrollIntoView({ block: 'start' });
  }, [part, navigation]);
  return list;
}
