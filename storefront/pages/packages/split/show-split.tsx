import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSplit } from '#rules/money/split-box.ts';
import { splitId, splitQuery, splitRowId } from './split-places.ts';

/** Shows nothing itself. Pages are the same for everybody, so the row that the address means is marked here, and its address shared. */
export function ShowSplit() {
  const { search } = useLocation();
  useEffect(() => {
    const table = document.querySelector<HTMLDetailsElement>(`#${splitId}`);
    const asked = new URLSearchParams(search).get(splitQuery);
    const row = table?.querySelector(`#${splitRowId(readSplit(asked))}`);
    const button = table?.querySelector('button');
    if (!table || !button) return;
    if (asked !== null) {
      table.open = true;
      row?.setAttribute('aria-current', 'true');
    }
    button.hidden = false;
    const share = () => void shareAddress(button, readSplit(asked));
    button.addEventListener('click', share);
    return () => {
      row?.removeAttribute('aria-current');
      button.removeEventListener('click', share);
    };
  }, [search]);
  return null;
}

/** By what the device has for it, else by copying; where neither is allowed the address stays in the bar of the browser. */
async function shareAddress(button: HTMLButtonElement, households: number): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const url = `${canonical}?${splitQuery}=${households}`;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ url });
    await navigator.clipboard.writeText(url);
    button.textContent = button.dataset.done ?? button.textContent;
  } catch {
    // Whoever closes the window of the device has shared nothing.
  }
}
