import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../load-root.server.ts';
import { doorTexts } from '../texts/doors.ts';
import { useText } from '../texts/use-text.ts';
import { Brand } from './brand.tsx';

/** The cover of the book, and beside it what is asked at the door. */
export function Gate({
  title,
  lead,
  year,
  children,
}: {
  title: string;
  lead: string;
  year: number;
  children: ReactNode;
}) {
  const text = useText(doorTexts);
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const brand = root?.market.brand ?? 'Studio';
  return (
    <div className="gate">
      <header className="pic">
        <div className="lbl">
          <img src="/media/fit-710x470/animal-cow-blaarkop.webp" alt="" width="710" height="470" />
          <b>{text('book')}</b>
          <span>{text('bookOf', { brand, year })}</span>
        </div>
      </header>
      <main className="fm" style={{ maxWidth: 'none' }}>
        <div>
          <span className="brand" style={{ padding: 0, fontSize: '1.6rem' }}>
            <Brand logo={root?.market.logo ?? '/favicon.ico'} name={brand} />
          </span>
          <h1 style={{ margin: '1.75rem 0 .35rem' }}>{title}</h1>
          <p className="m" style={{ marginBottom: '1.5rem' }}>
            {lead}
          </p>
          {children}
        </div>
      </main>
    </div>
  );
}
