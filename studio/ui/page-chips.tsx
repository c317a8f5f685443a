import { StudioLink } from './studio-link.tsx';

/** The first and the last page of a list, and those around the one that is shown. */
export function nearPages(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 2,
  );
}

type Props = { label: string; page: number; pages: number; /** The address of a page. */ to: (page: number) => string };

/** Leads from page to page of a list; nothing where there is one. */
export function PageChips({ label, page, pages, to }: Props) {
  if (pages < 2) return null;
  return (
    <nav className="chips pages" aria-label={label}>
      {nearPages(page, pages).map((each) => (
        <StudioLink key={each} className="chip" to={to(each)} aria-current={each === page ? 'page' : undefined}>
          {each}
        </StudioLink>
      ))}
    </nav>
  );
}
