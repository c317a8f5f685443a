import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells those who do not see it that another page is there, and takes the focus to its beginning. */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const landedOn = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === landedOn.current) return;
    landedOn.current = pathname;
    setTitle(document.title);
    // Who moves through a list by its own links stays where they are: those are still there on the next page of it.
    const hasPlace = content.current?.contains(document.activeElement) && document.activeElement !== content.current;
    if (!hasPlace) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);

  return (
    <p className="sr" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
