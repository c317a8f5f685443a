import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { clockText, isInStep, secondsIn } from '#rules/recipes/cook-steps.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { useCountdown } from './use-countdown.ts';
import { useLitScreen } from './use-lit-screen.ts';

export type CookModeProps = {
  title: string;
  /** Plain words, one text a step. */
  steps: readonly string[];
  ingredients: readonly { amount: string | null; title: string }[];
  onClose: () => void;
};

/** One step a screen, in letters that can be read from the stove; the screen stays lit for as long as it is open. */
export function CookMode({ title, steps, ingredients, onClose }: CookModeProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const timer = useCountdown();
  const isLit = useLitScreen();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const step = steps[at] ?? '';
  const needed = ingredients.filter((ingredient) => isInStep(ingredient.title, step));
  const isLast = at === steps.length - 1;
  const go = (by: number) => setAt(Math.min(Math.max(at + by, 0), steps.length - 1));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  }

  return (
    // The arrow keys do what the buttons do.
    <dialog ref={dialog} className="cook" aria-label={title} onKeyDown={onKeyDown} onClose={onClose}>
      <div className="cook-top">
        <p>
          <b>{title}</b> {t('recipes:cook.step', { step: at + 1, steps: steps.length })}
        </p>
        <Button look="ghost" size="small" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {t('recipes:cook.stop')}
        </Button>
      </div>
      <ol className="cook-bars" aria-hidden="true">
        {steps.map((text, index) => (
          <li key={text} className={index <= at ? 'cook-done' : undefined} />
        ))}
      </ol>
      <div className="cook-middle">
        <div aria-live="polite">
          <p className="cook-step">{step}</p>
          {needed.length > 0 ? (
            <ul className="cook-hand">
              {needed.map((ingredient) => (
                <li key={`${ingredient.amount} ${ingredient.title}`}>
                  {[ingredient.amount, ingredient.title].filter(Boolean).join(' ')}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <Clock seconds={secondsIn(step)} timer={timer} />
      </div>
      <div className="cook-foot">
        <Button look="ghost" onClick={() => go(-1)} aria-disabled={at === 0}>
          <Icon name="chevron-left" />
          {t('recipes:cook.previous')}
        </Button>
        <Button look="light" onClick={() => (isLast ? dialog.current?.close() : go(1))}>
          {t(isLast ? 'recipes:cook.done' : 'recipes:cook.next')}
          <Icon name={isLast ? 'check' : 'arrow-right'} />
        </Button>
      </div>
      <p className="cook-note">{t(isLit ? 'recipes:cook.lit' : 'recipes:cook.unlit')}</p>
    </dialog>
  );
}

/** The timer that runs, whichever step it was started in, else the one this step asks for. */
function Clock({ seconds, timer }: { seconds: number | null; timer: ReturnType<typeof useCountdown> }) {
  const t = useText();
  if (timer.left !== null)
    return (
      <div className="cook-clock">
        <b role="timer">{clockText(timer.left)}</b>
        {timer.left === 0 ? <p role="alert">{t('recipes:cook.over')}</p> : null}
        <Button look="ghost" size="small" onClick={() => timer.stop()}>
          {t('recipes:cook.stopTimer')}
        </Button>
      </div>
    );
  if (seconds === null) return null;
  return (
    <div className="cook-clock">
      <b aria-hidden="true">{clockText(seconds)}</b>
      <Button look="light" onClick={() => timer.start(seconds)}>
        <Icon name="clock" />
        {t('recipes:cook.timer', { time: clockText(seconds) })}
      </Button>
    </div>
  );
}
