import { useState } from 'react';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { Icon } from './media/icon.tsx';
import styles from './copy-button.module.css';

type CopyButtonProps = { value: string; name: string; /** Said once it is copied. */ done: string };

/** Copies what stands beside it. Not there where the browser keeps its clipboard to itself. */
export function CopyButton({ value, name, done }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useIsHydrated();
  if (!isHydrated || !navigator.clipboard) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // Refused by the visitor: the number can still be selected by hand.
    }
  }

  return (
    <>
      <button type="button" className={styles.button} aria-label={name} title={name} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <output className={styles.done}>{isCopied ? done : null}</output>
    </>
  );
}
