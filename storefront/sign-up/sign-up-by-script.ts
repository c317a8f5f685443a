/** The mailing service by a script call, for deployments that want its own answer in the browser and allow its scripts. */
import { readMailingAnswer, type SignUpAnswer } from '#contract/answers.ts';
import type { Market } from '#contract/market.ts';
import { signUpTimeoutMs } from './sign-up-timeout.ts';
import { mailingAddress } from '#rules/links/mailing-address.ts';
import { withTimeout } from '#contract/with-timeout.ts';

let calls = 0;

/** Null when there was no answer: a script that is blocked or fails calls nothing. */
export async function signUpByScript(
  form: string,
  market: Pick<Market, 'mailing'>,
  email: string,
): Promise<SignUpAnswer | null> {
  calls += 1;
  const callback = `mailingAnswer${calls}`;
  const script = document.createElement('script');
  script.async = true;
  script.src = mailingAddress(form, market, { email, callback }).href;
  try {
    const answer = await withTimeout(
      () =>
        new Promise<unknown>((resolve, reject) => {
          Object.assign(window, { [callback]: resolve });
          script.addEventListener('error', () => reject(new Error('the script did not load')));
          document.head.append(script);
        }),
      signUpTimeoutMs,
    );
    return readMailingAnswer(answer);
  } catch {
    return null;
  } finally {
    script.remove();
    // A late answer finds somebody who does not listen.
    Object.assign(window, { [callback]: () => {} });
  }
}
