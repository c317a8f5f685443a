import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that only crosses on its way elsewhere opens nothing, and one that slips off for a moment closes nothing. */
const openAfterMs = 120;
const closeAfterMs = 300;

type Handlers = { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: (event: PointerEvent) => void };

export function useHoverIntent({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function after(ms: number, act: () => void) {
    return ({ pointerType }: PointerEvent) => {
      // A finger does not hover.
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(act, ms);
    };
  }

  return { onPointerEnter: after(openAfterMs, onOpen), onPointerLeave: after(closeAfterMs, onClose) };
}
