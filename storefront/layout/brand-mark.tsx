import type { ReactNode } from 'react';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** The mark of each brand, in one ink; `--mark-ground` is the colour it stands on. */
const marks: Record<string, ReactNode> = {
  kudde: (
    <>
      <circle cx="50" cy="50" r="48" fill="currentColor" />
      <circle cx="50" cy="50" r="43.5" fill="none" stroke="var(--mark-ground)" strokeWidth="1.6" />
      <path
        fill="var(--mark-ground)"
        d="M33.8 32.8L40.4 32.5L48.6 34.9L53.5 35.4L59.6 35L69.4 33.3L72.3 33.2L75.1 33.7L77.8 35.2L79.3 37.7L80.2 42.5L80 46.4L78.8 50.2L79.5 54.1L78.1 61.6L79 67L74.2 67L75.7 61.4L75.4 56.7L74.3 54.1L71.5 51.7L69.8 51.2L69 51.4L64 54.6L60.1 55.7L53.2 56.2L50.3 55.8L45.4 54.5L44.8 54.8L44.1 60.5L44.8 67L40.7 67L40.3 66.6L41.3 62.9L41.2 60.9L39.9 55.7L39.1 53.9L38.5 53.2L35.7 52.3L33.3 50.9L31 47.8L29.5 46.8L27.4 46.6L26.7 47L25.8 48.8L24.3 48.6L23.6 48L23.1 46.3L24.2 41.8L23.9 39.1L21.1 38.2L19.5 37.2L19.5 36.6L20.3 35.8L21.1 35.5L23.2 35.6L24.6 34.6L24.8 33.9L23.5 32.3L23.3 31.5L23.6 29.9L24.8 31.5L26.6 32.3L29.2 31.7L32.1 32.2L33.8 31.3L34.2 29.4L35.4 30.9L35.5 31.7L35.1 32.5Z"
      />
      <path
        d="M18 71q8-3 16 0t16 0 16 0 16 0"
        fill="none"
        stroke="var(--mark-ground)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  weidekiste: (
    <>
      <path d="M8 46h84l-6 44H14z" fill="currentColor" />
      <path d="M13 60h74M15 74h70" stroke="var(--mark-ground)" strokeWidth="3" />
      <path
        d="M30 44C28 28 20 22 14 20c10 0 18 6 20 16 0-14 4-24 14-32-4 12-4 20-2 30 2-10 8-18 18-22-8 8-10 16-10 24 4-8 12-12 22-12-10 4-14 10-16 20z"
        fill="var(--leaf)"
      />
    </>
  ),
};

const markId = 'brand-mark';

/** The first one on a page carries the drawing, the others point to it. A brand without a drawing shows its logo file. */
export function BrandMark({ isFirst = false }: { isFirst?: boolean }) {
  const { theme, logo, hasOwnLogo } = useMarket();
  const mark = marks[theme];
  if (hasOwnLogo || !mark) return <img src={logo} alt="" width="50" height="50" />;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {isFirst ? <g id={markId}>{mark}</g> : <use href={`#${markId}`} />}
    </svg>
  );
}
