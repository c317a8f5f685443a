import { Icon } from './media/icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  value: number;
  onStep: (direction: 'plus' | 'minus') => void;
  canMinus?: boolean;
  canPlus?: boolean;
  /** The next step down takes it away. */
  isLast?: boolean;
  /** Names of the buttons and of the value, for screen readers. */
  names: { minus: string; plus: string; value: string };
};

/** A step that is refused leaves the focus where it is: a disabled button would lose it. */
export function Stepper({ value, onStep, canMinus = true, canPlus = true, isLast = false, names }: StepperProps) {
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={names.minus}
        aria-disabled={!canMinus}
        onClick={() => canMinus && onStep('minus')}
      >
        <Icon name={isLast ? 'trash' : 'minus'} />
      </button>
      <output aria-label={names.value} aria-live="polite">
        {value}
      </output>
      <button type="button" aria-label={names.plus} aria-disabled={!canPlus} onClick={() => canPlus && onStep('plus')}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
