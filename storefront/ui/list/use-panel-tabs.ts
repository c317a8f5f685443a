import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';

/** Where an arrow key leads from a tab; null for keys that are none of ours. The ends are joined, as in the pattern of the WAI. */
export function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Only we write it, and not before somebody has chosen. */
const never = () => () => {};

/** The tab this entry of the history was left with, which is chosen again on the way back. */
function remembered(): string | null {
  const state: unknown = window.history.state;
  const tab = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null;
  return typeof tab === 'string' ? tab : null;
}

function remember(tab: string): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' && state), tab }, '');
}

/** The roles and keys of tabs (WAI-ARIA APG, automatic activation), once our code is there to answer them. */
export function usePanelTabs(names: readonly string[], id: string) {
  const isHydrated = useIsHydrated();
  const list = useRef<HTMLUListElement>(null);
  const kept = useSyncExternalStore(never, remembered, () => null);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(names.indexOf(chosen ?? kept ?? ''), 0);
  useTabInView(list, at);

  function choose(next: number) {
    const name = names[next];
    if (name === undefined) return;
    setChosen(name);
    remember(name);
  }

  function tabOf(tab: number) {
    if (!isHydrated) return {};
    return {
      role: 'tab',
      id: `${id}-tab-${tab}`,
      'aria-selected': tab === at,
      'aria-controls': `${id}-panel`,
      tabIndex: tab === at ? 0 : -1,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        choose(tab);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = event.key === ' ' ? tab : tabAfter(event.key, tab, names.length);
        if (next === null) return;
        event.preventDefault();
        choose(next);
        list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
      },
    };
  }

  return {
    /** The place of the chosen one. */
    at,
    tabList: { ref: list, role: isHydrated ? ('tablist' as const) : undefined },
    tabOf,
    panel: isHydrated ? { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${at}` } : {},
  };
}

/** On narrow screens the tabs scroll sideways; the chosen one stays in view. The page itself does not move. */
function useTabInView(list: RefObject<HTMLUListElement | null>, at: number) {
  const isFirst = useRef(true);
  useEffect(() => {
    const tab = list.current?.children[at];
    if (isFirst.current || !list.current || !(tab instanceof HTMLElement)) {
      isFirst.current = false;
      return;
    }
    list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [list, at]);
}
