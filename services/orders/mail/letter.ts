/** A mail of parts, as text and as HTML with the same words. */
import type { Market } from '#contract/market.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import { inksOf, type Mail, mailButton, mailHtml } from '#services/kit/mail/mail.ts';

/** What a mail is made of, before it is text or HTML. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: [name: string, value: string][] }
  | { kind: 'links'; links: Link[] };
type Link = { link: string; text: string };

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const rows = (...list: [string, string][]): Part => ({ kind: 'rows', rows: list });
export const links = (...list: Link[]): Part => ({ kind: 'links', links: list });

type Letter = {
  to: string;
  subject: string;
  parts: Part[];
  button: Link | null;
  /** What stands below the button: what the law wants to be said. */
  below?: Part[];
  /** Files that come with it. */
  attachments?: Mail['attachments'];
};

export function letter(market: Market, { to, subject, parts, button, below = [], attachments = [] }: Letter): Mail {
  const body = html`${parts.map((part) => partHtml(market, part))}${button ? mailButton(market, button) : html``}${below.map(
    (part) => partHtml(market, part),
  )}`;
  const words = [
    ...parts.map(partText),
    ...(button ? [`${button.text}:\n${button.link}`] : []),
    ...below.map(partText),
  ];
  return {
    to,
    subject,
    text: `${words.join('\n\n')}\n\n--\n${market.brand}\n`,
    html: mailHtml(market, { subject, body }),
    ...(attachments.length > 0 && { attachments }),
  };
}

function partText(part: Part): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'rows') return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.links.map(({ text: words, link }) => `${words}: ${link}`).join('\n');
}

function partHtml(market: Market, part: Part): Html {
  if (part.kind === 'text') return html`<p style="margin:0 0 24px;white-space:pre-line">${part.text}</p>`;
  if (part.kind === 'links')
    return html`<p style="margin:0 0 24px">
      ${part.links.map(
        ({ link, text: words }) => html`<a href="${link}" style="color:${inksOf(market).ink}">${words}</a><br />`,
      )}
    </p>`;
  return html`<table role="presentation" style="margin:0 0 24px;width:100%;border-collapse:collapse">
    ${part.rows.map(
      ([name, value]) =>
        html`<tr>
          <td style="padding:4px 12px 4px 0;vertical-align:top">${name}</td>
          <td style="padding:4px 0;text-align:right;vertical-align:top"><b>${value}</b></td>
        </tr>`,
    )}
  </table>`;
}
