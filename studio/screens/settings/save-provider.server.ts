/** Saves the key of a payment provider, once the provider has taken it. */
import { isHookSecret } from '#rules/payments/provider-key.ts';
import { done, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { onlineTexts } from '../../texts/online/online.ts';
import { textsIn } from '../../texts/text-table.ts';

const problems = {
  noKey: 'noKey',
  key: 'failedKey',
  busy: 'failedBusy',
  away: 'failedAway',
  refused: 'failedKey',
} as const;

export async function saveProvider(request: Request, form: SentForm, studio: StudioContext & { person: Person }) {
  const { payments, market, person, language } = studio;
  const text = textsIn(onlineTexts, language);
  if (form.name === 'onlineAway') return done(request, await payments.removeKey(market, person));
  const [key, secret] = [form.text('keyPassword'), form.text('hookPassword')];
  // What is called a password is never sent back with the form, nor carried over a sign-in.
  if (secret !== '' && !isHookSecret(secret)) return refuse(form, { hookPassword: text('wrongSecret') });
  const saved = await payments.saveKey(market, { key, hookSecret: secret === '' ? null : secret }, person);
  return 'done' in saved ? done(request, saved.done) : refuse(form, { keyPassword: text(problems[saved.problem]) });
}
