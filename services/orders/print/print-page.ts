/** A page to print: no script, no pictures, nothing fetched. */
import type { Market } from '#contract/market.ts';
import { type Html, html, Html as Markup } from '#services/kit/mail/html.ts';

const styles = `
  body { margin: 0; padding: 12mm; font: 11pt/1.4 Helvetica, Arial, sans-serif; color: #000; }
  h1 { margin: 0 0 6mm; font-size: 16pt; }
  h2 { margin: 8mm 0 3mm; font-size: 13pt; border-bottom: 1px solid #000; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 1.5mm 2mm; text-align: left; vertical-align: top; border-bottom: 1px solid #bbb; }
  th.number, td.number { text-align: right; white-space: nowrap; }
  td.tick { width: 6mm; }
  td.tick span { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #000; }
  .order { break-inside: avoid; margin: 0 0 6mm; }
  .order h3 { margin: 0 0 1mm; font-size: 12pt; }
  .order p { margin: 0 0 2mm; white-space: pre-line; }
  .labels { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
  .label { break-inside: avoid; border: 1px dashed #888; padding: 5mm; min-height: 42mm; font-size: 13pt; }
  .label p { margin: 0; white-space: pre-line; }
  .label .small { margin-top: 3mm; font-size: 9pt; }
  @media print { body { padding: 0; } @page { margin: 12mm; } }
`;

export function printPage(
  { langTag }: Pick<Market, 'langTag'>,
  { title, body }: { title: string; body: Html },
): string {
  return html`<!doctype html>
    <html lang="${langTag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Markup(styles)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.text;
}
