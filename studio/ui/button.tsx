import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from '../forms/form-context.ts';
import { Icon, type IconName } from './icon.tsx';
import { StudioLink } from './studio-link.tsx';

/** One filled button a screen: the next thing to do. The others are hollow, quiet, or for what takes away. */
type Kind = 'filled' | 'hollow' | 'quiet' | 'away';
const classes: Record<Kind, string> = { filled: 'btn', hollow: 'btn g', quiet: 'btn q', away: 'btn bad' };

type Look = { kind?: Kind; size?: 'usual' | 'small' | 'wide'; icon?: IconName; shortcut?: string; children: ReactNode };

function classOf({ kind = 'hollow', size = 'usual' }: Pick<Look, 'kind' | 'size'>): string {
  return `${classes[kind]}${size === 'small' ? ' sm' : size === 'wide' ? ' block' : ''}`;
}

function Inside({ icon, shortcut, children }: Pick<Look, 'icon' | 'shortcut' | 'children'>) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {shortcut ? <kbd aria-hidden="true">{shortcut}</kbd> : null}
    </>
  );
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'children'>;

/** Inside a form it sends it, and says that it is under way. `shortcut` presses it, and is shown on it. */
export function Button({ kind, size, icon, shortcut, children, type = 'submit', ...props }: ButtonProps) {
  const { isBusy } = useFormState();
  return (
    <button
      type={type}
      className={classOf({ kind, size })}
      aria-busy={(isBusy && type === 'submit') || undefined}
      data-key={shortcut?.toLowerCase()}
      {...props}
    >
      <Inside icon={icon} shortcut={shortcut}>
        {children}
      </Inside>
    </button>
  );
}

export function ButtonLink({ kind, size, icon, shortcut, children, to }: Look & { to: string }) {
  return (
    <StudioLink to={to} className={classOf({ kind, size })} data-key={shortcut?.toLowerCase()}>
      <Inside icon={icon} shortcut={shortcut}>
        {children}
      </Inside>
    </StudioLink>
  );
}
