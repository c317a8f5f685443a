import { readdirSync, readFileSync } from 'node:fs';
import { voicesIn } from '#services/content/editing/demo/voices.ts';

const known = new Map<string, ReadonlySet<string>>();

/** What people of the demo say, in the files it is imported from; they do not change while the shop runs. */
export function demoVoices(code: string): ReadonlySet<string> {
  const voices = known.get(code) ?? new Set(readDemoVoices(code));
  known.set(code, voices);
  return voices;
}

function readDemoVoices(code: string): string[] {
  const folder = new URL(`../../database/seed/${code}/static-pages/`, import.meta.url);
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return files.flatMap((name) => voicesIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
  } catch {
    // A market without a demo has nobody in it.
    return [];
  }
}
