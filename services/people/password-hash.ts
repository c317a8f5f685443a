/** Passwords as argon2id, in the text format of PHC: parameters can be raised, and a hash says what it was made with. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Parameters = { memory: number; passes: number; parallelism: number };

/** 19 MiB, two passes: what OWASP names first. About 45 ms. */
const today: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;

const derive = promisify(argon2);

/** Each takes its memory, so no more than two are worked out at a time. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // A place that is given up goes to the next who waits, without being free in between.
  if (running < atOnce) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function tagOf(password: string, salt: Buffer, { memory, passes, parallelism }: Parameters): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  const options = { message, nonce: salt, parallelism, tagLength: hashBytes, memory, passes };
  return inTurn(async () => Buffer.from(await derive('argon2id', options)));
}

const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = today;
  const tag = await tagOf(password, salt, today);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Somebody who is not there costs the same time as somebody who is. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = form.exec(hash ?? nobody) ?? form.exec(nobody) ?? [];
  const expected = Buffer.from(tag ?? '', 'base64');
  const found = await tagOf(password, Buffer.from(salt ?? '', 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return hash !== null && found.length === expected.length && timingSafeEqual(found, expected);
}

/** Whether it was made with other parameters than today's, and is made anew at the next sign-in. */
export function isOutdated(hash: string): boolean {
  const [, memory, passes] = form.exec(hash) ?? [];
  return Number(memory) !== today.memory || Number(passes) !== today.passes;
}
