/** What the shop area and the mailing service answer to forms. Nothing here throws. Holds no zod: browsers load it. */
import { isRecord, jsonOf } from './fields/json.ts';
import { plainText } from './fields/plain-text.ts';

const signUpResults = ['success', 'duplicate', 'error'] as const;
type SignUpResult = (typeof signUpResults)[number];

/** `msg` is plain text of the service, which goes before our own text for the result. */
export type SignUpAnswer = { result: SignUpResult; msg: string | null };

function fieldsOf(answer: unknown): Record<string, unknown> | null {
  const value = jsonOf(answer);
  return isRecord(value) ? value : null;
}

function readAnswer(answer: unknown, clean: (msg: string) => string): SignUpAnswer | null {
  const fields = fieldsOf(answer);
  if (fields === null) return null;
  const result = signUpResults.find((known) => known === fields.result) ?? 'error';
  const msg = typeof fields.msg === 'string' ? clean(fields.msg) : '';
  return { result, msg: msg === '' ? null : msg };
}

/** Newsletter sign-up, from the answer's text or its JSON. Null when it is no answer at all, such as an HTML page. */
export function readSignUpAnswer(answer: unknown): SignUpAnswer | null {
  return readAnswer(answer, plainText);
}

/**
 * Sold-out sign-up: the visitor will get a mail or not. Who is on the list already will, and that is all a visitor wants to know;
 * what a failure says is not for visitors.
 */
export function readSoldOutAnswer(answer: unknown): SignUpAnswer | null {
  const read = readSignUpAnswer(answer);
  if (read === null || read.result === 'success') return read;
  return { result: read.result === 'duplicate' ? 'success' : 'error', msg: null };
}

/** The mailing service writes the number of the field before a message, and links inside it. */
function cleanMailingMessage(msg: string): string {
  return plainText(msg.replace(/^\s*\d+ - /, ''));
}

/** Popup sign-up: what the script call was given, or the text `callback({…})` a server received. */
export function readMailingAnswer(answer: unknown): SignUpAnswer | null {
  const json = typeof answer === 'string' ? (/^[^{(]*\((.*)\)[;\s]*$/s.exec(answer)?.[1] ?? answer) : answer;
  return readAnswer(json, cleanMailingMessage);
}

export type CouponStatus = 'success' | 'failed';

/** The coupon call always answers 200 and calls everything HTML; only the word in it counts. */
export function readCouponStatus(answer: unknown): CouponStatus {
  return fieldsOf(answer)?.status === 'success' ? 'success' : 'failed';
}
