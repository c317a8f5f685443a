import { useId, useRef, useState } from 'react';
import { couponMinimumQuantity } from '#rules/money/coupon.ts';
import { couponQuantity, stepQuantity } from '#rules/money/coupon.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useEarlyValue } from '#storefront/ui/use-early-value.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import stepper from '#storefront/ui/stepper.module.css';
import styles from './quantity-field.module.css';

type QuantityFieldProps = {
  label: string;
  /** The whole name of the field, for screen readers. */
  name: string;
  quantity: bigint;
  onChange: (quantity: bigint) => void;
};

/** How many, by steps or typed. Half-typed text counts as what it would become, and becomes it when the field is left. */
export function QuantityField({ label, name, quantity, onChange }: QuantityFieldProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, String(quantity), (value) => onChange(couponQuantity(value)));

  const isLeast = quantity <= couponMinimumQuantity;

  function step(direction: 'plus' | 'minus') {
    setTyped(null);
    onChange(stepQuantity(quantity, direction));
  }

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={classNames(stepper.stepper, styles.field)}>
        {/* A disabled one would lose the focus it has. */}
        <button
          type="button"
          aria-label={t('coupons:less')}
          aria-disabled={isLeast}
          onClick={() => !isLeast && step('minus')}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          id={id}
          aria-label={name}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onChange(couponQuantity(value));
          }}
          onBlur={() => setTyped(null)}
        />
        <button type="button" aria-label={t('coupons:more')} onClick={() => step('plus')}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
