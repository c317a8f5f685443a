/**
 * The code blocks of a recipe in docs/, performed in a copy of the tree:
 *
 *   ts, tsx   a whole new file; its first line is a comment with its path
 *   diff      changes; `+++ path` opens each, lines begin with a blank (found as they are), - (taken out) or + (put in)
 *   sh        commands, run at the top of the tree
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const exec = promisify(execFile);

type Step =
  | { kind: 'file'; path: string; text: string }
  | { kind: 'change'; path: string; lines: string[] }
  | { kind: 'commands'; text: string };

export async function readRecipe(name: string): Promise<Step[]> {
  return stepsOf(await readFile(join(root, 'docs', `${name}.md`), 'utf8'));
}

export function stepsOf(markdown: string): Step[] {
  const blocks = markdown.matchAll(/^( *)```(tsx?|diff|sh)\n(.*?)^ *```$/gms);
  return [...blocks].flatMap(([, indent = '', language = '', block = '']) => {
    const lines = block
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(indent.length));
    if (language === 'sh') return [{ kind: 'commands' as const, text: lines.join('\n') }];
    return language === 'diff' ? changesOf(lines) : [fileOf(lines)];
  });
}

function fileOf([first = '', ...rest]: string[]): Step {
  const path = /^\/\/ (\S+\.tsx?)$/.exec(first)?.[1];
  if (!path) throw new Error(`a file of a recipe begins with a comment that is its path, not with: ${first}`);
  return { kind: 'file', path, text: `${rest.join('\n')}\n` };
}

function changesOf(lines: string[]): Step[] {
  const changes: { kind: 'change'; path: string; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('+++ ')) changes.push({ kind: 'change', path: line.slice('+++ '.length), lines: [] });
    else changes.at(-1)?.lines.push(line);
  }
  if (changes.length === 0) throw new Error(`a diff of a recipe begins with +++ and a path, not with: ${lines[0]}`);
  return changes;
}

/** All that git knows, as it is now; pictures and packages are those of this tree. */
export async function copyTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'kudde-recipe-'));
  const shared = ['node_modules', 'database/seed/media'];
  const { stdout } = await exec('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 16 * 1024 * 1024 });
  const files = stdout.split('\0').filter((file) => file && !shared.some((folder) => file.startsWith(`${folder}/`)));
  const folders = new Set(files.map((file) => dirname(join(copy, file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(
    files.filter((file) => existsSync(join(root, file))).map((file) => cp(join(root, file), join(copy, file))),
  );
  for (const folder of shared) await symlink(join(root, folder), join(copy, folder));
  return copy;
}

export const removeTree = (copy: string) => rm(copy, { recursive: true, force: true });

export async function follow(copy: string, steps: Step[]): Promise<void> {
  if (steps.length === 0) throw new Error('the recipe says nothing that could be done');
  for (const step of steps) {
    if (step.kind === 'commands') await exec('sh', ['-ec', step.text], { cwd: copy, env: environment });
    else if (step.kind === 'file') await writeNew(join(copy, step.path), step.text);
    else await change(copy, step);
  }
}

async function writeNew(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

async function change(copy: string, { path, lines }: { path: string; lines: string[] }) {
  const textOf = (marks: string) =>
    lines
      .filter((line) => marks.includes(line[0] ?? ' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [textOf(' -'), textOf(' +')];
  const file = join(copy, path);
  // Nothing to be found: a new file.
  if (before === '') return writeNew(file, after);
  const parts = (await readFile(file, 'utf8')).split(before);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} places, not one, that say:\n${before}`);
  await writeFile(file, parts.join(after));
}

/** What may be said to a tool: where programs are, and no setting of whoever runs the tests. */
const environment = {
  PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
};

/** Runs a program of Node in the copy; resolves to what it said where it failed, and to nothing where it did not. */
export async function complaintsOf(copy: string, ...command: string[]): Promise<string> {
  try {
    await exec(process.execPath, command, { cwd: copy, env: environment, maxBuffer: 16 * 1024 * 1024 });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return `${stdout}${stderr}`.trim() || message;
  }
}

const askAndPrint = `
  import { startApp } from '#tests/setup/process/app-process.ts';
  const app = await startApp();
  const answer = await fetch(app.url + process.argv[1]);
  console.log(answer.status, await answer.text());
  await app.stop();
`;

/** Status and body of what the shop in the copy answers; it has to be built. */
export async function answerOf(copy: string, path: string): Promise<string> {
  const command = ['--input-type=module', '--eval', askAndPrint, path];
  const { stdout } = await exec(process.execPath, command, {
    cwd: copy,
    env: environment,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
