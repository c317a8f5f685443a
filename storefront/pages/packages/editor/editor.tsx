import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { PackageItem } from '#contract/entities/package-item.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { BuyButton } from '#storefront/pages/packages/buy/buy-button.tsx';
import { CutTable } from '#storefront/pages/packages/contents/content-tables.tsx';
import { EditorMessage } from './editor-message.tsx';
import { MincedChoices } from './minced-choices.tsx';
import type { Order } from '#storefront/pages/packages/buy/use-order.ts';
import styles from './editor.module.css';

const steps = ['cut', 'minced'] as const;
type Step = (typeof steps)[number];

/** Two steps: the cuts, which are what they are, and the minced part, which the visitor divides. Both are there without our code. */
type EditorProps = { cuts: PackageItem[]; order: Order; farmer: string | null; isSoldFirst: boolean };

export function Editor({ cuts, order, farmer, isSoldFirst }: EditorProps) {
  const t = useText();
  const id = useId();
  const [opened, setOpened] = useState<Step | null>(null);
  // Who chose before comes back to the choice.
  const step = opened ?? (order.editor.isKnown ? 'minced' : 'cut');
  const tabs = useRef<HTMLDivElement>(null);
  const isAlone = cuts.length === 0;
  const isLedOn = useRef(false);
  useEffect(() => {
    // The button stood at the end of a long table, of which nothing is left.
    if (isLedOn.current) tabs.current?.scrollIntoView();
    isLedOn.current = false;
  });

  function open(next: Step) {
    setOpened(next);
    tabs.current?.querySelector<HTMLElement>(`[data-step="${next}"]`)?.focus();
  }

  function leadOn() {
    isLedOn.current = true;
    open('minced');
  }

  return (
    <div className={styles.editor}>
      {isAlone ? null : <Steps ref={tabs} id={id} step={step} onOpen={open} />}
      {isAlone ? null : (
        <div {...panelOf('cut', id)} className={styles.panel} hidden={step !== 'cut'}>
          <CutTable items={cuts} />
          <div className={styles.more}>
            <Button look="ghost" size="small" onClick={leadOn}>
              {t('package:editor.toMinced')}
              <Icon name="arrow-right" />
            </Button>
          </div>
        </div>
      )}
      <div {...(isAlone ? {} : panelOf('minced', id))} className={styles.panel} hidden={!isAlone && step !== 'minced'}>
        <MincedChoices editor={order.editor} farmer={farmer} />
      </div>
      {isSoldFirst ? <p className={styles.more}>{t('package:buy.unsold')}</p> : null}
      <div className={styles.foot}>
        <EditorMessage id={`${id}-message`} editor={order.editor} />
        <div className={styles.buy}>
          <BuyButton order={order} describedBy={`${id}-message`} />
        </div>
      </div>
    </div>
  );
}

function panelOf(step: Step, id: string) {
  return { role: 'tabpanel', id: `${id}-${step}`, 'aria-labelledby': `${id}-${step}-tab` };
}

type StepsProps = { ref: Ref<HTMLDivElement>; id: string; step: Step; onOpen: (step: Step) => void };

function Steps({ ref, id, step, onOpen }: StepsProps) {
  const t = useText();

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: steps[0], Home: steps[0], ArrowRight: steps[1], End: steps[1] }[event.key];
    if (!next) return;
    event.preventDefault();
    onOpen(next);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs have the focus, one at a time
    <div ref={ref} role="tablist" aria-label={t('package:editor.label')} className={styles.steps} onKeyDown={onKeyDown}>
      {steps.map((name, index) => {
        const isOpen = name === step;
        const isDone = name === 'cut' && !isOpen;
        const title = t(`package:contents.${name}`);
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            data-step={name}
            aria-controls={`${id}-${name}`}
            aria-selected={isOpen}
            tabIndex={isOpen ? 0 : -1}
            className={classNames(styles.step, isDone && styles.done)}
            onClick={() => onOpen(name)}
          >
            <span aria-hidden="true" className={styles.number}>
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <span aria-hidden="true">{title}</span>
            <span className="sr">
              {t('package:editor.step', { step: index + 1, total: steps.length, name: title })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
