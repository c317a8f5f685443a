import type { EditorMessage as Said } from '#rules/stock/package-editor.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Message } from '#storefront/ui/message.tsx';
import styles from './editor.module.css';

/** How many vacuum packs to add or to take away. Always there, so that each change of it is read aloud. */
export function EditorMessage({ id, message }: { id: string; message: Said }) {
  const t = useText();
  const isRight = message.kind === 'fits';
  return (
    <div id={id} className={styles.message}>
      <Message tone={isRight ? 'ok' : 'warn'}>
        {isRight ? t('package:editor.fits') : t(`package:editor.${message.kind}`, { count: message.count })}
      </Message>
    </div>
  );
}
