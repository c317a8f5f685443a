import { type RefObject, useEffect } from 'react';
import { wideScreen } from './menu-focus.ts';

/** A press elsewhere closes an open menu, and so does a window that becomes too wide for the drawer, or too narrow for panels. */
export function useCloseOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const media = window.matchMedia(wideScreen);
    const onPress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target);
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onPress);
    media.addEventListener('change', close);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      media.removeEventListener('change', close);
    };
  }, [root, isOpen, close]);
}
