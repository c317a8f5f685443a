/** Whether a visitor may be measured. Where nobody is asked the answer is yes; where they are, nothing happens before it. */

type Answer = 'open' | 'yes' | 'no';

let answer: Answer | null = null;
let waiting: (() => void)[] = [];

/** The server wrote it there. */
export function asksConsent(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.consent === 'ask';
}

/** Does it now, once the visitor has said yes, or never. */
export function whenAgreed(run: () => void): void {
  answer ??= asksConsent() ? 'open' : 'yes';
  if (answer === 'yes') run();
  else if (answer === 'open') waiting.push(run);
}

export function answerConsent(isAgreed: boolean): void {
  answer = isAgreed ? 'yes' : 'no';
  const due = waiting;
  waiting = [];
  if (isAgreed) for (const run of due) run();
}
