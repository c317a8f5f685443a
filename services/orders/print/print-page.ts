/** A page to print: no script, and nothing fetched but the owner's own logo where a shop serves the page. */
import type { Market } from '#contract/market.ts';
import { type Html, html, Html as Markup } from '#services/kit/mail/html.ts';

export const printStyles = `
  body { margin: 0; padding: 12mm; font: 11pt/1.4 Helvetica, Arial, sans-serif; color: #000; }
  .brand { display: flex; align-items: center; gap: 3mm; margin: 0 0 4mm; font-weight: bold; }
  .brand img { height: 12mm; }
  h1 { margin: 0 0 6mm; font-size: 16pt; }
  h2 { margin: 8mm 0 3mm; font-size: 13pt; border-bottom: 1px solid #000; }
  h1, h2, h3 { break-after: avoid; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1.5mm 2mm; text-align: left; vertical-align: top; border-bottom: 1px solid #bbb; }
  th.number, td.number { text-align: right; white-space: nowrap; }
  td.tick { width: 6mm; }
  td.tick span { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #000; }
  p, td, th { overflow-wrap: anywhere; }
  .order { break-inside: avoid; margin: 0 0 6mm; }
  .slip { break-after: page; }
  .slip:last-child { break-after: auto; }
  .slip header { display: flex; justify-content: space-between; gap: 8mm; margin: 0 0 6mm; padding: 0 0 3mm; border-bottom: 2px solid #000; }
  .slip header p { margin: 0; white-space: pre-line; }
  .slip header .to { font-size: 13pt; }
  .slip header .about { text-align: right; }
  .slip h2 { margin: 0 0 3mm; border: 0; }
  .order h3 { margin: 0 0 1mm; font-size: 12pt; }
  .order p { margin: 0 0 2mm; white-space: pre-line; }
  .labels { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
  .label { break-inside: avoid; border: 1px dashed #888; padding: 4mm; min-height: 42mm; font-size: 11.5pt; line-height: 1.2; }
  .label p { margin: 0; white-space: pre-line; }
  .label .small { margin-top: 1mm; font-size: 8.5pt; }
  .list + .list { break-before: page; }
  td.lines { white-space: pre-line; }
  /* A roll of 62 mm, cut after each 29 mm. */
  .strip { page: roll; break-after: page; break-inside: avoid; box-sizing: border-box; width: 62mm; height: 29mm;
    padding: 1mm 2.5mm; overflow: hidden; font-size: 7pt; line-height: 1.25; }
  .strip:last-child { break-after: auto; }
  .strip p { margin: 0; }
  .strip .who { font-size: 9.5pt; font-weight: bold; line-height: 1.15; }
  .tag { white-space: nowrap; }
  /* With its quiet zone; a code of less than 15 mm is not read by every telephone. */
  .code { float: right; margin: 0 0 1mm 2mm; }
  .code svg { display: block; width: 22mm; height: 22mm; }
  .strip .code { margin: -0.5mm -1.5mm 0 1mm; }
  /* As wide in whatever sans serif the owner's machine has: some are a sixth wider than Helvetica. */
  .strip:has(.code) { font-size: 6pt; font-size-adjust: 0.5; line-height: 1.2; }
  .strip:has(.code) .who { font-size: 7.5pt; }
  .strip .code svg { width: 19mm; height: 19mm; }
  @media screen { .strip { margin: 4mm; border: 1px dashed #888; } }
  @page { margin: 12mm; }
  @page roll { size: 62mm 29mm; margin: 0; }
  @media print { body { padding: 0; } }
`;

/** `styles` is the address of the style sheet where pages may not hold their own; nothing for a page that is a file. */
export type StyledPage = { market: Pick<Market, 'langTag' | 'brand' | 'logo' | 'hasOwnLogo'>; styles?: string };
/** `isBare`: nothing but what is printed, for paper as small as a label. */
export type Content = { title: string; body: Html; isBare?: boolean };

export function printPage({ market, styles }: StyledPage, { title, body, isBare = false }: Content): string {
  return html`<!doctype html>
    <html lang="${market.langTag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${
          styles === undefined
            ? html`<style>
                ${new Markup(printStyles)}
              </style>`
            : html`<link rel="stylesheet" href="${styles}" />`
        }
      </head>
      <body>
        ${
          isBare
            ? null
            : html`${brandOf({ market, styles })}
                <h1>${title}</h1>`
        }
        ${body}
      </body>
    </html>`.text;
}

/** A page that is a file has nowhere to fetch it from. */
function brandOf({ market, styles }: StyledPage): Html | null {
  if (!market.hasOwnLogo || styles === undefined) return null;
  return html`<p class="brand"><img src="${market.logo}" alt="" /> ${market.brand}</p>`;
}
