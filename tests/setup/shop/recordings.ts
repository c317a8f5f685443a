/** Calls of a real shop area and what it answered, as they were recorded. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Recording = {
  name: string;
  number: number;
  request: { method: string; path: string; headers: Headers; body: BodyInit | null; cookies: Map<string, string> };
  answer: { status: number; headers: Headers; cookies: Cookie[]; text: string };
};

export type Cookie = { name: string; value: string; attributes: string[] };

const folder = join(import.meta.dirname, '../../fixtures/woocommerce/recordings');

export function readRecordings(): Recording[] {
  return globSync('*.http', { cwd: folder })
    .map(readRecording)
    .toSorted((a, b) => a.number - b.number);
}

function readRecording(file: string): Recording {
  const name = basename(file, '.http');
  const [asked = '', answered = ''] = readFileSync(join(folder, file), 'utf8').split('# RESPONSE\n');
  return {
    name,
    number: Number.parseInt(name, 10),
    request: readRequest(asked.split('\n').slice(1)),
    answer: readAnswer(answered.replaceAll('\r', '')),
  };
}

function readRequest(lines: string[]): Recording['request'] {
  const [method = '', path = ''] = lines[0]?.split(' ') ?? [];
  // Options of curl: a line names one, the next is its value.
  const options = lines.filter((line) => line.startsWith('#   ')).map((line) => line.slice(4));
  const values = (name: string) => options.filter((_, index) => options[index - 1] === name);
  const pairs = (name: string) => values(name).map((pair) => splitPair(pair));
  const headers = new Headers(values('-H').map((line) => splitPair(line, ': ')));
  const cookieLine = lines.find((line) => line.startsWith('Cookie: '))?.slice(8) ?? '';
  const cookies = new Map(
    cookieLine
      .split('; ')
      .filter(Boolean)
      .map((pair) => splitPair(pair)),
  );
  return { method, path, headers, cookies, body: readBody(headers, values, pairs) };
}

function readBody(
  headers: Headers,
  values: (name: string) => string[],
  pairs: (name: string) => [string, string][],
): BodyInit | null {
  if (values('-F').length > 0) {
    const form = new FormData();
    for (const [name, value] of pairs('-F')) form.append(name, value);
    return form;
  }
  if (headers.get('content-type') === 'application/json') return values('-d').join('');
  const encoded = [...pairs('--data-urlencode'), ...pairs('-d')];
  return encoded.length > 0 ? new URLSearchParams(encoded) : null;
}

function splitPair(text: string, separator = '='): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}

function readAnswer(text: string): Recording['answer'] {
  const end = text.indexOf('\n\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\n');
  const fields = lines.filter((line) => line.includes(':')).map((line) => splitPair(line, ':'));
  const isCookie = ([name]: [string, string]) => name.toLowerCase() === 'set-cookie';
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Headers(fields.filter((field) => !isCookie(field)).map(([name, value]) => [name, value.trim()])),
    cookies: fields.filter(isCookie).map(([, value]) => readCookie(value.trim())),
    text: text.slice(end + 2).trim(),
  };
}

/** Attributes without the moment a cookie ends at. */
export function readCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split('; ');
  const [name, value] = splitPair(pair);
  return { name, value, attributes: attributes.map((text) => text.replace(/^expires=.*/i, 'expires')) };
}
