import { useEffect, useState } from 'react';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';

const saidMs = 3000;

/** Copies a text; where browsers let nobody do that there is none, and the text can be selected as a whole. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useText();
  const isHydrated = useIsHydrated();
  const [isRefused, setIsRefused] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!isHydrated || isRefused || !('clipboard' in navigator)) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Not allowed here: the text stays to be selected.
      setIsRefused(true);
    }
  }

  return (
    <button type="button" className="shop-order-copy" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{t(isCopied ? 'selling:order.copied' : 'selling:order.copy')}</span>
      <span className="sr"> {name}</span>
    </button>
  );
}
