import type { ReactNode } from 'react';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { WindowTitle } from './window-title.tsx';

/** Head and two columns of a page that sells; without an aside it is one column for reading. */
export function SellFrame({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap shop-frame-frame">
      <WindowTitle title={title} />
      <div className="shop-frame-head">
        <PageTitle>{title}</PageTitle>
        {lead === undefined ? null : <p className="shop-frame-lead">{lead}</p>}
      </div>
      <div className={aside === undefined ? 'shop-frame-narrow' : 'shop-frame-columns'}>
        <div>{children}</div>
        {aside}
      </div>
    </div>
  );
}
