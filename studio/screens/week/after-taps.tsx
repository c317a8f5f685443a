import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetchers } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';

type Props = { kind?: 'filled' | 'hollow'; icon: IconName; children: ReactNode };

/**
 * For all of a day. Pressed while a box that was tapped is still on its way, it waits for that one and then goes by itself: its form names the
 * orders the page knows of, and until then that is one too few.
 */
export function AfterTaps({ kind = 'hollow', icon, children }: Props) {
  const isTapping = useFetchers().some(({ state }) => state !== 'idle');
  const [isWaiting, setWaiting] = useState(false);
  const goOn = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isTapping) return;
    goOn.current?.();
    goOn.current = null;
  }, [isTapping]);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isTapping) return;
    event.preventDefault();
    const button = event.currentTarget;
    setWaiting(true);
    goOn.current = () => {
      setWaiting(false);
      button.form?.requestSubmit(button);
    };
  };
  return (
    <Button kind={kind} size="wide" icon={icon} onClick={onClick} {...(isWaiting && { 'aria-busy': true })}>
      {children}
    </Button>
  );
}
