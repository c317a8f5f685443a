/** A mail server on this machine that keeps what it is given, for tests of real mails. */
import { createServer, type Socket } from 'node:net';
import { freePort } from '#tests/setup/process/free-port.ts';

export type ReceivedMail = { from: string; to: string[]; headers: Map<string, string>; text: string };

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** How it treats mails from now on: takes them, refuses them, knows none of their readers, or says nothing at all. */
  behave: (way: 'take' | 'refuse' | 'bounce' | 'hang') => void;
  close: () => Promise<void>;
};

export async function openSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let way: Parameters<SmtpServer['behave']>[0] = 'take';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (way !== 'hang') converse(socket, { mails, way: () => way });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next) => (way = next),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Manners = { mails: ReceivedMail[]; way: () => Parameters<SmtpServer['behave']>[0] };

function converse(socket: Socket, { mails, way }: Manners) {
  let waiting = '';
  let data: string | null = null;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);

  function hear(line: string) {
    if (data !== null) return hearData(line);
    const word = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (word === 'MAIL') {
      [from, to] = [address, []];
      return say(way() === 'refuse' ? '451 not now' : '250 ok');
    }
    if (word === 'RCPT' && way() === 'bounce') return say(`550 5.1.1 <${address}>: no such reader here`);
    if (word === 'RCPT') to.push(address);
    if (word === 'DATA') {
      data = '';
      return say('354 go on');
    }
    say(word === 'QUIT' ? '221 bye' : '250 ok');
    if (word === 'QUIT') socket.end();
  }

  function hearData(line: string) {
    if (line !== '.') {
      data += `${line.replace(/^\./, '')}\n`;
      return;
    }
    mails.push({ from, to, ...readMail(data ?? '') });
    data = null;
    say('250 taken');
  }

  say('220 mail.test');
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8');
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

/** Headers unfolded, and the text part of a mail with its encoding undone. */
function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return { headers, text: decode(headers, body) };
  const parts = body.split(`--${boundary}`).map((part) => split(part.trimStart()));
  const plain = parts.find((part) => part.headers.get('content-type')?.startsWith('text/plain'));
  return { headers, text: plain ? decode(plain.headers, plain.body) : '' };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const at = source.indexOf('\n\n');
  const lines = source
    .slice(0, at)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: source.slice(at + 2) };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
}

function decode(headers: Map<string, string>, body: string): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(body.replace(/=\n/g, '')) : body;
}

function quoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
