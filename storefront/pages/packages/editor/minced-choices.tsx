import { useId } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { MincedRow, MincedTable } from '#storefront/pages/packages/contents/content-tables.tsx';
import { contentsAnchor } from '#storefront/pages/packages/contents/contents-anchor.ts';
import { Presets } from './presets.tsx';
import type { MincedEditor } from './use-minced-choice.ts';
import styles from './editor.module.css';

/** The second step: how many vacuum packs of each. */
export function MincedChoices({ editor, farmer }: { editor: MincedEditor; farmer: string | null }) {
  const t = useText();
  const form = useId();
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
                <>
                  <Stepper
                    value={choice[item.name] ?? 0}
                    canMinus={canStep(item, 'minus')}
                    canPlus={!isFull}
                    onStep={(direction) => onStep(item, direction)}
                    names={names}
                  />
                  <noscript>
                    <button
                      form={form}
                      name="minus"
                      value={item.name}
                      disabled={!canStep(item, 'minus')}
                      aria-label={names.minus}
                    >
                      −
                    </button>
                    <button form={form} name="plus" value={item.name} disabled={isFull} aria-label={names.plus}>
                      +
                    </button>
                  </noscript>
                </>
              }
            />
          );
        })}
      </MincedTable>
      <noscript>
        <ChoiceForm id={form} fields={editor.fields} />
      </noscript>
      <Reset editor={editor} />
    </>
  );
}

/** Each press of plus or minus asks for the page anew, with the choice as it then is. */
function ChoiceForm({ id, fields: { packs, chosen } }: { id: string; fields: MincedEditor['fields'] }) {
  const t = useText();
  return (
    <form id={id} action={`#${contentsAnchor}`} className={styles.more}>
      <input type="hidden" name="packs" value={packs} />
      <input type="hidden" name="chosen" value={chosen} />
      {t('package:editor.withoutScript')}
    </form>
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
