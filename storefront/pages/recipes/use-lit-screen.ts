import { useEffect, useState } from 'react';

/** Keeps the screen lit, where the browser can; it lets go of it whenever the page is hidden, so it is asked again on return. */
export function useLitScreen(): boolean {
  const [isLit, setIsLit] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function ask() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) return void given.release();
        lock = given;
        setIsLit(true);
        given.addEventListener('release', () => setIsLit(false));
      } catch {
        // A battery that is low may refuse it: then it is as without.
      }
    }
    const onReturn = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onReturn);
      void lock?.release();
    };
  }, []);
  return isLit;
}
