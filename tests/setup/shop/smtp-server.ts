/** A mail server on this machine that keeps what it is given, for tests of real mails. */
import { createServer, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from '#tests/setup/process/free-port.ts';

export type ReceivedMail = { from: string; to: string[]; headers: Map<string, string>; text: string };

type Way = 'take' | 'refuse' | 'bounce' | 'hang';

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** How it treats mails from now on: takes them, refuses them, knows none of their readers, or says nothing at all. */
  behave: (way: Way) => void;
  /** With which code it answers for one reader from now on, such as 550; `null`: it takes mails for them again. */
  answerFor: (address: string, code: number | null) => void;
  close: () => Promise<void>;
};

export async function openSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const codes = new Map<string, number | null>();
  let way: Way = 'take';
  async function keep(stream: Readable, { envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
    const { headers, text = '' } = await PostalMime.parse(await buffer(stream));
    mails.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      headers: new Map(headers.map(({ key, value }) => [key, value])),
      text,
    });
  }
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_, __, done) => done(way === 'refuse' ? refusal(451, 'not now') : null),
    onRcptTo({ address }, _, done) {
      const code = way === 'bounce' ? 550 : (codes.get(address) ?? null);
      done(code === null ? null : refusal(code, `<${address}>: no such reader here`));
    },
    onData: callbackify(keep),
  });
  // Asked for by itself: a server that says nothing does not even greet.
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (way !== 'hang') smtp.connect(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next) => (way = next),
    answerFor: (address, code) => void codes.set(address, code),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
