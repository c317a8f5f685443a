/**
 * The inline scripts of a page that we wrote ourselves, by a mark that nobody can know before the page is rendered: React Router and
 * React write it as the nonce of theirs. The content policy allows these by their hashes and no others, so that a script that
 * somebody got into a page is not run. Pages are kept and shared, so the mark itself does not leave this process.
 */
import { imageFormatScript } from './browser/image-format-script.ts';
import { scrollScript } from './layout/navigation/scroll-script.ts';
import { deferScripts } from './hydration/defer-scripts.server.ts';

/** They are in every page (root.tsx) and always the same. */
const alwaysThere = [imageFormatScript, scrollScript];

type Finished = { html: string; scripts: string[] };

export function finishScripts(html: string, mark: string): Finished {
  const attribute = ` nonce="${mark}"`;
  const marked = html
    .split(`<script${attribute}`)
    .slice(1)
    .map((rest) => `<script${rest.slice(0, rest.indexOf(end) + end.length)}`);
  const plain = (text: string) => text.replaceAll(attribute, '');
  // The same changes as in the page, on nothing but our own.
  const own = deferScripts(`${codeLink}${marked.map(plain).join('')}`);
  return { html: deferScripts(plain(html)), scripts: [...alwaysThere, ...textsOf(own)] };
}

const end = '</script>';
const codeLink = '<link rel="modulepreload" />';

function textsOf(scripts: string): string[] {
  const opened = scripts.split('<script').slice(1);
  return opened.map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf(end)));
}
