// Plain JavaScript for Node 20 without node_modules, as is everything that start.mjs imports.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stripsTypes = 24;

export function say(text) {
  console.log(`kudde: ${text}`);
}

/** Ends the process with the reason and the way out. */
export function fail(text) {
  console.error(`kudde: ${text}`);
  process.exit(1);
}

/** The Node that runs TypeScript: the project's own, else the running one if it is new enough. */
export function projectNode() {
  const [platform, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const own = join(root, `node_modules/node-${platform}-${process.arch}/bin/${program}`);
  if (existsSync(own)) return own;
  return Number.parseInt(process.versions.node, 10) >= stripsTypes ? process.execPath : undefined;
}

/** Runs a command to its end and resolves to its exit code. Stop signals reach it. */
export function run(command, args, { env = {}, stdin = 'ignore' } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [stdin, 'inherit', 'inherit'],
    });
    const forward = (signal) => {
      // Ctrl-C in a terminal already went to the whole process group; a second one would mean "at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    process.on('SIGTERM', forward).on('SIGINT', forward);
    const watch = onOrphaned(() => child.kill('SIGTERM'));
    const end = (code) => {
      clearInterval(watch);
      process.off('SIGTERM', forward).off('SIGINT', forward);
      done(code);
    };
    child.on('error', (error) => {
      console.error(`kudde: ${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

// npm runs us in a shell that may die of a stop signal without passing it on; nobody else would then end the child.
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && stop(), 250);
}

/** Runs a file (or an installed tool, as node_modules/.bin/…) with the project's Node. */
export function runNode(args, options) {
  const node = projectNode();
  if (!node)
    fail('no Node that runs TypeScript: there is none for this machine in node_modules. Install Node 24 or newer');
  return run(node, args, { ...options, env: { ...pathWithTools(), ...options?.env } });
}

export function runTool(name, args, options) {
  return runNode([join('node_modules/.bin', name), ...args], options);
}

/** A long-running entry of the app: exit code and signals as if it had been started itself. */
export async function serve(entry, args, { env, nodeOptions = [] }) {
  if (!existsSync(join(root, entry))) fail(`${entry} is missing: is this a whole checkout?`);
  process.exitCode = await runNode([...nodeOptions, entry, ...args], { env, stdin: 'inherit' });
}

const tools = join(root, 'node_modules/.bin');

function pathWithTools() {
  return { PATH: [tools, pathWithoutTools().PATH].join(delimiter) };
}

/** npm must not run on the Node inside the node_modules it is about to delete. */
export function pathWithoutTools() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return { PATH: parts.filter((part) => part !== tools).join(delimiter) };
}
