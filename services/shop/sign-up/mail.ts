/** The mails of the embedded shop. What sends them is given: without it none are sent. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { html } from '#services/shop/pages/html.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ends the sign-up the mail is about; mail programs show a button of their own for it. */
  unsubscribe: string;
};
/** Resolves when a mail server has taken the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

/** What a mail is written with. */
type Writer = { market: Pick<Market, 'brand' | 'langTag' | 'theme'>; t: Text };
export type Links = { to: string; link: string; unsubscribe: string };

/** Mail programs know no custom properties: the inks of each brand, as in the storefront's tokens. */
const inks: Record<string, { ink: string; paper: string; button: string }> = {
  weidekiste: { ink: '#182530', paper: '#f3f0e3', button: '#1e5c48' },
};
const usualInks = { ink: '#2a1a16', paper: '#f6edda', button: '#a32c1f' };

type Letter = Links & { subject: string; body: string; button: string };

function letter({ market, t }: Writer, { to, subject, body, button, link, unsubscribe }: Letter): Mail {
  const { ink, paper, button: colour } = inks[market.theme] ?? usualInks;
  const goodbye = t('shop:goodbye.link');
  return {
    to,
    subject,
    unsubscribe,
    text: `${body}\n\n${button}:\n${link}\n\n--\n${market.brand}\n${goodbye}: ${unsubscribe}\n`,
    html: html`<!doctype html>
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
            <p style="margin:0 0 24px;font:bold 26px/1.1 Rockwell,Georgia,serif">${market.brand}</p>
            <p style="margin:0 0 24px">${body}</p>
            <p style="margin:0 0 40px">
              <a
                href="${link}"
                style="display:inline-block;padding:12px 22px;border-radius:6px;background:${colour};color:#ffffff;font-weight:bold;text-decoration:none"
                >${button}</a
              >
            </p>
            <p style="margin:0;font-size:14px"><a href="${unsubscribe}" style="color:${ink}">${goodbye}</a></p>
          </div>
        </body>
      </html>`.text,
  };
}

export function confirmMail(writer: Writer, links: Links): Mail {
  const { t } = writer;
  const [subject, body, button] = [t('shop:confirm.subject'), t('shop:confirm.body'), t('shop:confirm.button')];
  return letter(writer, { ...links, subject, body, button });
}

/** For whoever is on the list already: only the owner of an address learns that. */
export function alreadyMail(writer: Writer, links: Links): Mail {
  const { t } = writer;
  const [subject, body, button] = [t('shop:already.subject'), t('shop:already.body'), t('shop:already.button')];
  return letter(writer, { ...links, subject, body, button });
}

export function backInStockMail(writer: Writer, { title, ...links }: Links & { title: string }): Mail {
  const { t } = writer;
  const [body, button] = [t('shop:back.body'), t('shop:back.button')];
  return letter(writer, { ...links, subject: t('shop:back.subject', { title }), body, button });
}
