import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './button.module.css';

type Look = { look?: 'primary' | 'ghost' | 'light'; size?: 'normal' | 'small'; isBlock?: boolean };

function classOf({ look = 'primary', size = 'normal', isBlock = false }: Look, className?: string) {
  return classNames(
    styles.button,
    look !== 'primary' && styles[look],
    size === 'small' && styles.small,
    isBlock && styles.block,
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean };

export function Button({ look, size, isBlock, isBusy = false, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf({ look, size, isBlock }, className)}
      aria-busy={isBusy || undefined}
      {...rest}
    />
  );
}

type ButtonLinkProps = Look & { to: string | null; children: ReactNode; className?: string };

/** A link that looks like a button. */
export function ButtonLink({ look, size, isBlock, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={classOf({ look, size, isBlock }, className)} {...rest} />;
}
