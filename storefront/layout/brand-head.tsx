import type { BrowserMarket } from '#contract/market.ts';

/** Colour of the browser's own bars: the deep surface that stands at the top of each page. */
const themeColors: Record<string, string> = { kudde: '#213b2c', weidekiste: '#1d3c57' };

const fonts = ['/fonts/besley-latin-wght-normal.woff2', '/fonts/hanken-grotesk-latin-wght-normal.woff2'];

type Shown = Pick<BrowserMarket, 'theme' | 'look' | 'logo' | 'hasOwnLogo'>;

/** What browsers show of the brand outside the page, and the letters every page needs at once. */
export function BrandHead({ theme, look, logo, hasOwnLogo }: Partial<Shown>) {
  const brand = theme ?? 'kudde';
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content={look?.deep ?? themeColors[brand]} />
      {hasOwnLogo ? (
        <link rel="icon" href={logo} />
      ) : (
        <>
          <link rel="icon" href={`/images/favicon-${brand}.svg`} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={`/images/touch-${brand}.png`} />
          <link rel="manifest" href={`/images/${brand}.webmanifest`} />
        </>
      )}
    </>
  );
}
