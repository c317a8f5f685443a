import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import type { MincedEditor } from './use-minced-choice.ts';
import styles from './editor.module.css';

type EditorMessageProps = { id: string; editor: Pick<MincedEditor, 'message' | 'required' | 'total'> };

/** How many are chosen, and how many vacuum packs to add or to take away. Always there, so that each change of it is read aloud. */
export function EditorMessage({ id, editor: { message, required, total } }: EditorMessageProps) {
  const t = useText();
  const isRight = message.kind === 'fits';
  return (
    <output id={id} className={classNames(styles.message, !isRight && styles.wrong)}>
      <Packs required={required} total={total} />
      <b>{t('package:editor.total', { chosen: total, required })}</b>
      <span>{isRight ? t('package:editor.fits') : t(`package:editor.${message.kind}`, { count: message.count })}</span>
    </output>
  );
}

/** Beyond so many nobody counts them. */
const mostDrawn = 12;

/** One mark a pack, as a picture of the words beside it. */
function Packs({ required, total }: { required: number; total: number }) {
  if (required > mostDrawn) return null;
  return (
    <span aria-hidden="true" className={styles.packs}>
      {Array.from({ length: required }, (_, pack) => (
        <i key={pack} className={pack < total ? styles.taken : undefined} />
      ))}
    </span>
  );
}
