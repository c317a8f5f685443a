/** Moments at which what a page shows of the basket may no longer be true. */

type Signal = {
  /** Another tab has changed the basket. */
  isOtherTab: boolean;
  /** Somebody looks at this page. */
  isVisible: boolean;
};
type Listener = (signal: Signal, market: string | null) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;
let hasStarted = false;

function tell(isOtherTab: boolean, market: string | null = null) {
  const isVisible = document.visibilityState !== 'hidden';
  for (const listener of listeners) listener({ isOtherTab, isVisible }, market);
}

function openChannel() {
  // Some browsers refuse it in private windows.
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('basket');
  channel.addEventListener('message', ({ data }) => tell(true, String(data)));
}

function start() {
  if (hasStarted) return;
  hasStarted = true;
  openChannel();
  // An open channel can keep a page out of the browser's memory for going back.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    openChannel();
    if (persisted) tell(false);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell(false);
  });
}

/** Calls back when the page is shown again, and when another tab has changed the basket of this market. */
export function onBasketStale(market: string, listener: (signal: Signal) => void): () => void {
  start();
  const own: Listener = (signal, changed) => {
    if (changed === null || changed === market) listener(signal);
  };
  listeners.add(own);
  return () => listeners.delete(own);
}

/** Tells the other tabs. */
export function announceBasketChange(market: string): void {
  openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(market);
}
