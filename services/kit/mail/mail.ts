/** Mails of the embedded shop: what one is, and the frame all stand in. What sends them is given: without it none are sent. */
import type { Market } from '#contract/market.ts';
import { brandOf } from '#markets/brands/brand-of.ts';
import { type Html, html } from './html.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Files that come with it; those with a `cid` are shown in it, by `cid:`. */
  attachments?: { cid?: string; filename: string; content: Uint8Array; contentType?: string }[];
  /** Ends the sign-up the mail is about; mail programs show a button of their own for it. */
  unsubscribe?: string;
};
/** Resolves when a mail server has taken the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

export type MailMarket = Pick<Market, 'brand' | 'langTag' | 'theme' | 'look' | 'logo' | 'hasOwnLogo'>;

/** Mail programs know no custom properties: the colours of the brand themselves. */
export function inksOf({ theme, look }: Pick<Market, 'theme' | 'look'>) {
  const { ink, paper, primary } = brandOf(theme).colors;
  return { ink, paper, button: look?.primary ?? primary };
}

/** The HTML of a mail around its body. */
export function mailHtml(market: MailMarket, { subject, body }: { subject: string; body: Html }): string {
  const { ink, paper } = inksOf(market);
  return html`<!doctype html>
    <html lang="${market.langTag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:32px 16px;background:${paper};color:${ink};font:16px/1.6 system-ui,Helvetica,Arial,sans-serif"
      >
        <div style="max-width:520px;margin:0 auto">
          ${market.hasOwnLogo ? html`<img src="${market.logo}" alt="" height="56" style="display:block;margin:0 0 8px" />` : html``}
          <p style="margin:0 0 24px;font:bold 26px/1.1 Rockwell,Georgia,serif">${market.brand}</p>
          ${body}
        </div>
      </body>
    </html>`.text;
}

export function mailButton(market: MailMarket, { link, text }: { link: string; text: string }): Html {
  return html`<p style="margin:0 0 40px">
    <a
      href="${link}"
      style="display:inline-block;padding:12px 22px;border-radius:6px;background:${inksOf(market).button};color:#ffffff;font-weight:bold;text-decoration:none"
      >${text}</a
    >
  </p>`;
}
