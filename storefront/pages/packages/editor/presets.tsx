import type { PackageItem } from '#contract/entities/package-item.ts';
import { editorPresets, isSameChoice, type Preset } from '#rules/package-choice/editor-presets.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import type { MincedEditor } from './use-minced-choice.ts';
import styles from './editor.module.css';

/** The usual divisions, one press each. */
export function Presets({ editor, farmer }: { editor: MincedEditor; farmer: string | null }) {
  const t = useText();
  const { items, choice, onChoose, onReset } = editor;
  const presets = editorPresets(items);
  if (presets.length === 0) return null;
  const own = farmer ? t('package:editor.presets.farmer', { name: farmer }) : t('package:editor.presets.own');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label={t('package:editor.presets.label')} className={styles.presets}>
      {presets.map(({ kind, choice: preset }) => (
        <button
          key={kind}
          type="button"
          className={styles.preset}
          aria-pressed={isSameChoice(preset, choice, items)}
          onClick={() => (kind === 'own' ? onReset() : onChoose(preset))}
        >
          <b>{kind === 'own' ? own : t(`package:editor.presets.${kind}`)}</b>
          <small>{inWords(preset, items)}</small>
        </button>
      ))}
    </div>
  );
}

function inWords(choice: Preset['choice'], items: readonly PackageItem[]): string {
  return items
    .filter(({ name }) => (choice[name] ?? 0) > 0)
    .map(({ name, shortTitle }) => `${choice[name]}\u00A0×\u00A0${shortTitle}`)
    .join(', ');
}
