import { type RefObject, useEffect, useRef, useState } from 'react';

const scrollMs = 250;

type Group = { id: string; top: number };

/** The last group whose top edge has passed the tab bar; above all of them the first. Of groups side by side the one that was chosen. */
export function activeGroup(groups: readonly Group[], barBottom: number, chosen?: string | null): string | null {
  // A pixel of grace: browsers scroll to whole pixels, edges stand between them.
  const passed = groups.filter(({ top }) => top <= barBottom + 1);
  const last = passed.at(-1) ?? groups[0];
  return (groups.find(({ id, top }) => id === chosen && top === last?.top) ?? last)?.id ?? null;
}

function groupsOf(ids: readonly string[]): Group[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
}

let frame = 0;
/** About a third of a second. */
const stillFrames = 20;

/**
 * Scrolls the page to where `top` says, and at once for those who asked for less motion. What comes near on the way is laid out then and may
 * be higher or lower than it was thought to be, also a moment after, so the place is asked for anew until a third of a second moved nothing.
 * A later call ends an earlier one, and so does whoever scrolls after it arrived: then the page has moved and the place has not.
 */
function scrollPageTo(top: () => number): void {
  cancelAnimationFrame(frame);
  const from = window.scrollY;
  const start = performance.now();
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : scrollMs;
  let still = 0;
  let last = { top: top(), scrollY: from };
  let isArrived = false;
  const step = (now: number) => {
    const place = top();
    const isMoved = Math.abs(window.scrollY - last.scrollY) > 1;
    if (isArrived && isMoved && Math.abs(place - last.top) <= 1) return;
    const part = duration === 0 ? 1 : Math.min(Math.max((now - start) / duration, 0), 1);
    window.scrollTo({ top: from + (place - from) * (1 - (1 - part) ** 3), behavior: 'instant' });
    still = part === 1 && window.scrollY === last.scrollY ? still + 1 : 0;
    last = { top: place, scrollY: window.scrollY };
    isArrived = still > 0;
    if (still < stillFrames) frame = requestAnimationFrame(step);
  };
  step(start);
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(sign, () => cancelAnimationFrame(frame), { once: true, passive: true });
  }
}

/** Where the lower edge of a sticky bar stands while it sticks. */
function stuckBottom(bar: HTMLElement | null): number {
  if (!bar) return 0;
  return (Number.parseFloat(getComputedStyle(bar).top) || 0) + bar.offsetHeight;
}

type ScrollTabs = {
  /** Id of the group that is read now. */
  active: string | null;
  /** For the sticky bar the tabs stand in. */
  bar: RefObject<HTMLElement | null>;
  /** Scrolls to a group; nothing happens when it is not on the page. */
  show: (id: string) => void;
};

/** Tabs that lead to groups further down and follow the scrolling. `ids` are the element ids of the groups, in their order. */
export function useScrollTabs(ids: readonly string[]): ScrollTabs {
  const bar = useRef<HTMLElement>(null);
  const chosen = useRef<string>(null);
  const [active, setActive] = useState(ids[0] ?? null);
  const key = ids.join(' ');

  useEffect(() => {
    const all = key.split(' ');
    const follow = () =>
      setActive(activeGroup(groupsOf(all), bar.current?.getBoundingClientRect().bottom ?? 0, chosen.current));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [key]);

  function show(id: string) {
    const group = document.getElementById(id);
    if (!group) return;
    chosen.current = id;
    const distance = () => group.getBoundingClientRect().top - stuckBottom(bar.current);
    // Its row is there already, and nothing scrolls.
    if (Math.abs(distance()) < 1) setActive(id);
    scrollPageTo(() => window.scrollY + distance());
    // As a link to it would: whoever goes on by keyboard goes on from there.
    group.focus({ preventScroll: true });
  }

  return { active, bar, show };
}

/** For the list of tabs: on narrow screens it scrolls sideways by itself, to keep the active one in view. */
export function useActiveTabInView(active: string | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = active && list.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(active)}"]`);
    if (!list.current || !tab) return;
    list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);
  return list;
}
