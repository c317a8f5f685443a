import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { MincedRow, MincedTable } from '#storefront/pages/packages/contents/content-tables.tsx';
import { Presets } from './presets.tsx';
import type { MincedEditor } from './use-minced-choice.ts';
import styles from './editor.module.css';

/** The second step: how many vacuum packs of each. */
export function MincedChoices({ editor, farmer }: { editor: MincedEditor; farmer: string | null }) {
  const t = useText();
  const { items, choice, required, canStep, onStep } = editor;
  return (
    <>
      <Presets editor={editor} farmer={farmer} />
      <MincedTable title={t('package:editor.choose', { count: required })}>
        {items.map((item) => {
          const { shortTitle: name, maxPacks } = item;
          const names = {
            minus: t('stepper.less', { name }),
            plus: t('stepper.more', { name }),
            value: t('stepper.quantity', { name }),
          };
          const isFull = !canStep(item, 'plus');
          return (
            <MincedRow
              key={item.name}
              item={item}
              items={items}
              note={isFull ? t('package:editor.atMost', { name, count: maxPacks ?? 0 }) : null}
              amount={
                <Stepper
                  value={choice[item.name] ?? 0}
                  canMinus={canStep(item, 'minus')}
                  canPlus={!isFull}
                  onStep={(direction) => onStep(item, direction)}
                  names={names}
                />
              }
            />
          );
        })}
      </MincedTable>
      <p className={styles.withoutScript}>{t('package:editor.withoutScript')}</p>
      <Reset editor={editor} />
    </>
  );
}

function Reset({ editor: { isRestored, isAsComposed, onReset } }: { editor: MincedEditor }) {
  const t = useText();
  if (isAsComposed) return null;
  return (
    <div className={styles.more}>
      {isRestored ? <span>{t('package:editor.restored')}</span> : null}
      <Button look="ghost" size="small" onClick={onReset}>
        {t('package:editor.reset')}
      </Button>
    </div>
  );
}
