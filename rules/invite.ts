export type InviteStatus = 'success' | 'failed';

/** The code of an invitation in the address, or null when there is nothing to try. */
export function inviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get('invite')?.trim();
  return code ? code : null;
}

/** Reads the body the shop area answered with, null when it did not. It says 200 whatever happened. */
export function inviteStatus(body: string | null): InviteStatus {
  try {
    const answer: unknown = JSON.parse(body ?? '');
    const isSuccess =
      typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'success';
    return isSuccess ? 'success' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Keys of the modal's texts. */
export function inviteTexts<S extends InviteStatus>(status: S) {
  return { title: `popup.${status}.title`, body: `popup.${status}.body`, button: `popup.${status}.button` } as const;
}
