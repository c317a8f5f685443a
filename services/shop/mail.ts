/** The mails of the embedded shop. What sends them is given: without it none are sent. */
import type { Text } from '#contract/locales.ts';
import { html } from './pages/html.ts';

export type Mail = { to: string; subject: string; text: string; html: string };
/** Resolves when a mail server has taken the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

type Letter = { to: string; subject: string; body: string; button: string; link: string };

function letter({ to, subject, body, button, link }: Letter): Mail {
  return {
    to,
    subject,
    text: `${body}\n\n${button}:\n${link}\n`,
    html: html`<!doctype html>
      <p>${body}</p>
      <p><a href="${link}">${button}</a></p>`.text,
  };
}

export function confirmMail(t: Text, { to, link }: { to: string; link: string }): Mail {
  const [subject, body, button] = [t('shop:confirm.subject'), t('shop:confirm.body'), t('shop:confirm.button')];
  return letter({ to, link, subject, body, button });
}

export function backInStockMail(t: Text, { to, link, title }: { to: string; link: string; title: string }): Mail {
  return letter({
    to,
    link,
    subject: t('shop:back.subject', { title }),
    body: t('shop:back.body'),
    button: t('shop:back.button'),
  });
}
