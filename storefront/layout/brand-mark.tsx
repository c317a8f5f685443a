import { useMarket } from '#storefront/i18n/use-market.ts';
import { brandDrawings } from './brand-drawings.ts';

/** Brands with a drawing. */
const drawn = new Set(['kudde', 'weidekiste']);

const markId = 'brand-mark';

/**
 * The first one on a page carries the drawing, the others point to it. A brand without a drawing shows its logo file. The server
 * writes the drawing into the page; a browser that has to make the header anew takes it from a file.
 */
export function BrandMark({ isFirst = false }: { isFirst?: boolean }) {
  const { theme, logo, hasOwnLogo } = useMarket();
  if (hasOwnLogo || !drawn.has(theme)) return <img src={logo} alt="" width="50" height="50" />;
  const drawing = brandDrawings[theme] ?? `<use href="/images/marks.svg#${theme}"/>`;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {isFirst ? (
        <g id={markId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawing }} />
      ) : (
        <use href={`#${markId}`} />
      )}
    </svg>
  );
}
