import type { ReactNode } from 'react';

type Props = { title: string; crumb?: ReactNode; children?: ReactNode; actions?: ReactNode };

/** Title, one sentence with the numbers that matter, at most three actions; then the double rule. */
export function PageHead({ title, crumb, children, actions }: Props) {
  return (
    <header className="ph">
      <div>
        {crumb ? <div className="crumb">{crumb}</div> : null}
        <h1>{title}</h1>
        {children ? <p className="sub">{children}</p> : null}
      </div>
      {actions ? <div className="acts">{actions}</div> : null}
    </header>
  );
}
