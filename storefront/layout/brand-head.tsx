/** Colour of the browser's own bars: the deep surface that stands at the top of each page. */
const themeColors: Record<string, string> = { kudde: '#213b2c', weidekiste: '#1d3c57' };

const fonts = ['/fonts/besley-latin-wght-normal.woff2', '/fonts/hanken-grotesk-latin-wght-normal.woff2'];

/** What browsers show of the brand outside the page, and the letters every page needs at once. */
export function BrandHead({ theme }: { theme: string }) {
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content={themeColors[theme]} />
      <link rel="icon" href={`/images/favicon-${theme}.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/images/touch-${theme}.png`} />
      <link rel="manifest" href={`/images/${theme}.webmanifest`} />
    </>
  );
}
