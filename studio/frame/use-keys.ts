import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useInMarket } from '../ui/studio-link.tsx';

/** Keys of the studio. The table is fetched after the page; what finds and begins anything is there at once. */
export function useKeys(hasSingleKeys: boolean, jump: () => void): void {
  const navigate = useNavigate();
  const address = useInMarket();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== 'k') return;
      event.preventDefault();
      jump();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [jump]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const go = (path: string) => void navigate(address(`/${path}`));
    const begin = async () => {
      try {
        const { listenToKeys } = await import('../keys/listen-to-keys.ts');
        if (!isOver) stop = listenToKeys({ hasSingleKeys, go, jump });
      } catch {
        // Without a line there are buttons and links.
      }
    };
    void begin();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [hasSingleKeys, navigate, address, jump]);
}
