import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  value: number;
  onStep: (direction: 'plus' | 'minus') => void;
  canMinus?: boolean;
  canPlus?: boolean;
  /** Names of the buttons and of the value, for those who do not see what stands beside them. */
  names: { minus: string; plus: string; value: string };
};

export function Stepper({ value, onStep, canMinus = true, canPlus = true, names }: StepperProps) {
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={names.minus} disabled={!canMinus} onClick={() => onStep('minus')}>
        <Icon name="minus" />
      </button>
      <output aria-label={names.value} aria-live="polite">
        {value}
      </output>
      <button type="button" aria-label={names.plus} disabled={!canPlus} onClick={() => onStep('plus')}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
