import type { CouponStatus } from '#contract/answers.ts';

/** The code of an invitation in the address, or null when there is nothing to try. */
export function inviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get('invite')?.trim();
  return code ? code : null;
}

/** Keys of the modal's texts. */
export function inviteTexts<S extends CouponStatus>(status: S) {
  return { title: `popup.${status}.title`, body: `popup.${status}.body`, button: `popup.${status}.button` } as const;
}
