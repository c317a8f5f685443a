import type { SignUpAnswer } from '#contract/answers.ts';
import { signUpTimeoutMs } from './sign-up-timeout.ts';
import { withTimeout } from '#contract/with-timeout.ts';

type SignUpCall = {
  address: string;
  form: FormData;
  /** Null for what is no answer at all. */
  read: (body: string) => SignUpAnswer | null;
};

/** What the service answered; null when it did not, came too late or said nothing that can be read. */
export async function sendSignUp({ address, form, read }: SignUpCall): Promise<SignUpAnswer | null> {
  try {
    return await withTimeout(async (signal) => {
      const answer = await fetch(address, {
        method: 'POST',
        body: form,
        signal,
        headers: { accept: 'application/json' },
      });
      return answer.ok ? read(await answer.text()) : null;
    }, signUpTimeoutMs);
  } catch {
    return null;
  }
}
