import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from './media/icon.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** Close button, Escape and a click beside it. */
  onClose: () => void;
  /** Above the title. */
  picture?: ReactNode;
  children: ReactNode;
};

/** Open for as long as it is rendered. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, picture, children }: DialogProps) {
  const t = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element is taken out of the page, so that it still can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // On a touch screen a field with the focus brings a keyboard over what is being read.
    if (window.matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLInputElement)
      element.focus();
    return () => element.close();
  }, []);

  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // The keys of a dialog are the browser's own; a click beside it lands on the dialog itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClick}
    >
      <div className={styles.inside}>
        {picture}
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
        <button type="button" className={styles.close} aria-label={t('newsletterPopup.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
