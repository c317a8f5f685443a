/** Processes that are measured: started with the settings given, ready when they say so, ended with SIGTERM. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { quickImports } from '../scripts/small-memory.mjs';

export type Started = {
  url: string;
  startMs: number;
  output: () => string;
  memoryMb: () => Promise<number>;
  /** The most it ever took. */
  peakMb: () => Promise<number>;
  /** Seconds of processor time used so far. */
  cpuSeconds: () => Promise<number>;
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

const longestStartMs = 20 * 60_000;

export async function startProcess(args: string[], settings: Record<string, string> = {}): Promise<Started> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${args.join(' ')} did not start`)), longestStartMs);
    child.stdout.on('data', (chunk: Buffer) => {
      // What comes after the start is only a request log.
      if (output.length < 1_000_000) output += chunk.toString();
      const [, address] = /Ready: (\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${output.slice(-2000)}`)));
  });
  return {
    url,
    startMs: performance.now() - begin,
    output: () => output,
    memoryMb: () => residentMb(child.pid ?? 0),
    peakMb: () => residentMb(child.pid ?? 0, 'VmHWM'),
    cpuSeconds: () => processorSeconds(child.pid ?? 0),
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resident memory as Linux counts it; elsewhere it is not known. */
export async function residentMb(pid: number, name: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const line = status.split('\n').find((candidate) => candidate.startsWith(`${name}:`));
  const [, kilobytes] = /(\d+) kB/.exec(line ?? '') ?? [];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : Number.NaN;
}

/** By Linux's count of a hundred ticks a second; elsewhere it is not known. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program comes first, in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Runs a command that ends by itself and says how many seconds it took. What it says about its progress goes to standard error. */
export async function runToEnd(args: string[], settings: Record<string, string>): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [quickImports, ...args], {
    env: { NODE_ENV: 'production', ...settings },
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  return (performance.now() - begin) / 1000;
}
