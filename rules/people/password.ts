/** Which passwords are refused, and why. Length is what counts, so of the commonest ones only the long are named. */
import { commonPasswords } from './common-passwords.ts';

const passwordLengths = { least: 12, most: 200 } as const;

export type PasswordProblem = 'short' | 'long' | 'own' | 'repeated' | 'common';

type About = { email: string; names: readonly string[] };

export function passwordProblem(password: string, { email, names }: About): PasswordProblem | null {
  const { length } = Array.from(password);
  if (length < passwordLengths.least) return 'short';
  if (length > passwordLengths.most) return 'long';
  const plain = password.toLowerCase();
  if (new Set(plain).size <= 2) return 'repeated';
  const letters = plain.replace(/[^a-z]/g, '');
  const ofPerson = [email, email.split('@')[0] ?? '', ...names].map((name) => name.toLowerCase().trim());
  if (ofPerson.some((name) => name.length > 2 && (plain === name || letters === name.replace(/[^a-z]/g, ''))))
    return 'own';
  return commonPasswords.has(plain) ? 'common' : null;
}
