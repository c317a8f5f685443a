import type { ReactNode } from 'react';
import { Icon } from '#storefront/ui/media/icon.tsx';

type ErrorSummaryProps = {
  heading: string;
  body: string;
  items: { text: string; field?: string }[];
  children?: ReactNode;
};

/** What is wrong, as a list that leads to the fields. It has the focus when the page comes, also without our code. */
export function ErrorSummary({ heading, body, items, children }: ErrorSummaryProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className="shop-form-summary" role="alert" tabIndex={-1} aria-labelledby="problems" autoFocus>
      <h2 id="problems">
        <Icon name="alert" />
        {heading}
      </h2>
      <p>{body}</p>
      <ul>
        {items.map(({ text, field }) => (
          <li key={text}>{field === undefined ? text : <a href={`#${field}`}>{text}</a>}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
