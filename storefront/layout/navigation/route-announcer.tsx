import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusPart } from '#storefront/browser/focus-part.ts';

/**
 * Tells those who do not see it that another page is there, and takes the focus to its beginning, to the part its address names or,
 * on the way back, to the link by which it was left.
 */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const landedOn = useRef({ pathname, hash });
  const [title, setTitle] = useState('');

  useEffect(() => {
    const left = landedOn.current;
    const isNew = pathname !== left.pathname;
    if (!isNew && hash === left.hash) return;
    landedOn.current = { pathname, hash };
    if (isNew) setTitle(document.title);
    const main = content.current;
    // Who moves through a list by its own links stays where they are: those are still there on the next page of it.
    const hasPlace = main?.contains(document.activeElement) && document.activeElement !== main;
    const isBack = isNew && navigation === NavigationType.Pop;
    const wayBack = isBack ? main?.querySelector<HTMLElement>(`a[href="${left.pathname}"]`) : null;
    const part = hash ? document.getElementById(hash.slice(1)) : wayBack;
    const place = part ?? (isNew && !hasPlace ? main : null);
    if (place) focusPart(place);
  }, [pathname, hash, navigation, content]);

  return (
    <p className="sr" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
