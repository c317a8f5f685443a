/**
 * While the shop runs on its embedded database no other process may open the folder, so commands ask the running one to do
 * their work, over a socket in the data folder.
 */
import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { contentActions } from './content-exchange.ts';
import { SignUpsCommand } from './sign-ups.ts';

const ContentCommand = z.strictObject({ action: z.enum(contentActions), dir: z.string().min(1) });
const Command = z.union([ContentCommand, SignUpsCommand]);
export type Command = z.output<typeof Command>;
/** The system refuses longer names for sockets. */
const longestSocketName = 100;

function controlSocket(dataDir: string): string {
  const inside = join(dataDir, 'control.sock');
  if (inside.length <= longestSocketName) return inside;
  return join(tmpdir(), `kudde-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

type Print = (line: string) => void;

/** What this process does for commands; the answers say whether it went well. */
type Work = {
  runContent: (command: z.output<typeof ContentCommand>, print: Print) => Promise<boolean>;
  runSignUps: (command: SignUpsCommand, print: Print) => Promise<boolean>;
};

/** Every line of the answer is `{line}`, the last one `{ok}`. */
export async function serveControl(dataDir: string, { runContent, runSignUps }: Work): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir);
  await rm(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    const say = (message: object) => outgoing.write(`${JSON.stringify(message)}\n`);
    void (async () => {
      try {
        const command = Command.parse(JSON.parse(await text(incoming)));
        const print = (line: string) => say({ line });
        const ok = 'dir' in command ? await runContent(command, print) : await runSignUps(command, print);
        say({ ok });
      } catch (error) {
        say({ line: error instanceof Error ? error.message : String(error) });
        say({ ok: false });
      }
      outgoing.end();
    })();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  await chmod(path, 0o600);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(path, { force: true });
  };
}

export function askControl(dataDir: string, command: Command, print: Print): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let ok = false;
    const asking = request({ socketPath: controlSocket(dataDir), method: 'POST', path: '/' }, (answer) => {
      createInterface({ input: answer })
        .on('line', (json) => {
          const said = JSON.parse(json) as { line?: string; ok?: boolean };
          if (said.line !== undefined) print(said.line);
          if (said.ok !== undefined) ok = said.ok;
        })
        .on('close', () => resolve(ok));
    });
    asking.on('error', reject).end(JSON.stringify(command));
  });
}
