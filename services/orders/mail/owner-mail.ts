/** The mail that tells the owner what happened: one line each, the most urgent kind first. */
import type { Mail } from '#services/kit/mail/mail.ts';
import { longDate } from '#rules/time/long-date.ts';
import { letter, text } from './letter.ts';
import { type MailWriter, priceIn } from './mail-writer.ts';
import type { News } from './tell-owner.ts';
import { typedLine } from './typed-words.ts';

const order: readonly News['kind'][] = [
  'backupFailed',
  'planFailed',
  'withdrawn',
  'chargeback',
  'paidLate',
  'refundedThere',
  'bounced',
  'cancelled',
  'placed',
  'animalFull',
  'lowStock',
];

type To = { to: string; /** Where the studio can be reached. */ studio: string | null };

/** Null where nothing is left to tell. */
export function ownerMail(writer: MailWriter, news: News[], { to, studio }: To): Mail | null {
  const { t, market } = writer;
  const [first] = news;
  if (!first) return null;
  const lines = news
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.id - b.id)
    .map((one) => lineOf(writer, one));
  const [line = ''] = lines;
  return letter(market, {
    to,
    subject: news.length === 1 ? line : t('shop:owner.subject', { number: String(news.length) }),
    parts: [text(lines.join('\n')), text(t('shop:owner.why'))],
    button: studio === null ? null : { link: `${studio}/studio?market=${market.code}`, text: t('shop:owner.button') },
  });
}

function lineOf({ t, market }: MailWriter, { kind, facts }: News): string {
  const words = (name: string) => typedLine(String(facts[name] ?? ''));
  const number = words('number');
  const day = typeof facts.day === 'string' ? (longDate(facts.day, market) ?? '') : '';
  const amount = typeof facts.amount === 'number' ? priceIn(market)(facts.amount) : '';
  if (kind === 'placed')
    return day === ''
      ? t('shop:owner.placedByPost', { number, amount })
      : t('shop:owner.placed', { number, amount, day });
  if (kind === 'lowStock') return t('shop:owner.lowStock', { name: words('name'), left: words('left') });
  if (kind === 'animalFull') return t('shop:owner.animalFull', { animal: words('animal') });
  if (kind === 'planFailed') return t('shop:owner.planFailed', { name: words('name') });
  if (kind === 'withdrawn') return t('shop:owner.withdrawn', { number, day });
  if (kind === 'paidLate' || kind === 'chargeback' || kind === 'refundedThere')
    return t(`shop:owner.${kind}`, { number, amount });
  if (kind === 'backupFailed') return t('shop:owner.backupFailed');
  return t(`shop:owner.${kind}`, { number });
}
