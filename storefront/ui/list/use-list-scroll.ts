import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { focusPart } from '#storefront/browser/focus-part.ts';

/**
 * Brings the top of a list into view when another part of the list is shown, and the focus with it. Going back is left to the browser's memory of
 * where the visitor was.
 */
export function useListScroll<T extends HTMLElement>(part: string): RefObject<T | null> {
  const list = useRef<T>(null);
  const shown = useRef(part);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (navigation === NavigationType.Pop || !list.current) return;
    list.current.scrollIntoView({ block: 'start' });
    // A filter that was pressed is still in view and keeps the focus; the links to pages stand below all that is read now.
    const at = document.activeElement ?? document.body;
    if (at === document.body || at.getBoundingClientRect().top > window.innerHeight) focusPart(list.current);
  }, [part, navigation]);
  return list;
}
