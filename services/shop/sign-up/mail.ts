/** The mails about sign-ups. */
import type { Text } from '#contract/locales.ts';
import { html } from '#services/kit/mail/html.ts';
import { inksOf, type Mail, mailButton, mailHtml, type MailMarket } from '#services/kit/mail/mail.ts';

/** What a mail is written with. */
type Writer = { market: MailMarket; t: Text };
export type Links = { to: string; link: string; unsubscribe: string };

type Letter = Links & { subject: string; body: string; button: string };

function letter({ market, t }: Writer, { to, subject, body, button, link, unsubscribe }: Letter): Mail {
  const goodbye = t('shop:goodbye.link');
  const content = html`<p style="margin:0 0 24px">${body}</p>
    ${mailButton(market, { link, text: button })}
    <p style="margin:0;font-size:14px"><a href="${unsubscribe}" style="color:${inksOf(market).ink}">${goodbye}</a></p>`;
  return {
    to,
    subject,
    unsubscribe,
    text: `${body}\n\n${button}:\n${link}\n\n--\n${market.brand}\n${goodbye}: ${unsubscribe}\n`,
    html: mailHtml(market, { subject, body: content }),
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
