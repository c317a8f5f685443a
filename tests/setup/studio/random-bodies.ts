/** Bodies nobody would send, for every action of the studio: the same ones for the same seed. */
import { mulberry32 } from '#tests/setup/editing/mulberry32.ts';

const odd = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '-1',
  '0',
  '1',
  '2147483648',
  '9007199254740993',
  '1e99',
  'NaN',
  '1,50',
  '12.345',
  '9'.repeat(4000),
  '<script>1</script>',
  '{"total":-1,"lines":{}}',
  '{"total":{},"lines":[null]}',
  '[[[[',
  'NL-2026-00001',
  'NL91ABNA0417164300',
  '00000000-0000-0000-0000-000000000000',
  '2026-99-99',
  '2026-11-31',
  '2026-W99',
  '\ud800',
  '\u202e𓂀é',
  "'; drop table orders.orders; --",
  '%00%ff',
  '../../etc/passwd',
  'on',
  'owner',
  'packed',
  'sent',
  '#a32c1f',
  'article-10',
  'piece-999999999',
  'account:x',
  'a@b.example',
];
const files = [
  '',
  'x',
  '<Document>',
  '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>',
  ':20:STARTUMS\n:60F:C',
  'PK\u0003\u0004',
  'a;b;c\n1;2;3\n',
  '\u0000\u0001',
];

export type RandomBody = { path: string; body: string | Uint8Array<ArrayBuffer>; type: string };
/** `fields`: the names its forms know, and the names of its forms. `values`: what a page says of some of them, so that more than the door is tried. */
export type Target = { path: string; forms: string[]; fields: string[]; values?: ReadonlyMap<string, string[]> };

export function createRandomBodies(seed: number, targets: readonly Target[]) {
  const random = mulberry32(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const some = () => Math.floor(random() * 8);

  function pairs({ forms, fields, values }: Target): [string, string][] {
    const form: [string, string] = ['_form', random() < 0.9 && forms.length > 0 ? pick(forms) : pick(odd)];
    const names = Array.from({ length: some() + 1 }, () =>
      random() < 0.9 && fields.length > 0 ? pick(fields) : pick(odd),
    );
    const version = values?.get('_version');
    return [
      form,
      ...(version && random() < 0.8 ? [['_version', pick(version)] satisfies [string, string]] : []),
      ...names.flatMap((name) => typed(name, values)),
    ];
  }

  /** A field that somebody changed carries the mark of what it said before. */
  function typed(name: string, values: Target['values']): [string, string][] {
    const right = values?.get(name);
    const field: [string, string] = [name, right && random() < 0.6 ? pick(right) : pick(odd)];
    const mark = values?.get(name.replace(/^f:/, 'w:'));
    return mark && name.startsWith('f:') && random() < 0.8 ? [[`w:${name.slice(2)}`, pick(mark)], field] : [field];
  }

  /** Written by hand: the boundary may be anything, and files have names. */
  function multipart(given: [string, string][], boundary: string): string {
    const parts = given.map(([name, value]) => {
      const isFile = random() < 0.3;
      const as = isFile
        ? `; filename="${pick(['a.csv', 'a.xml', '', 'b.zip'])}"\r\ncontent-type: application/octet-stream`
        : '';
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name.slice(0, 40).replaceAll(/["\r\n]/g, '')}"${as}\r\n\r\n${isFile ? pick(files) : value}\r\n`;
    });
    return `${parts.join('')}${random() < 0.8 ? `--${boundary}--\r\n` : ''}`;
  }

  return (): RandomBody => {
    const target = pick(targets);
    const path = random() < 0.5 ? `${target.path}.data` : target.path;
    const given = pairs(target);
    const kind = random();
    if (kind < 0.6)
      return { path, body: new URLSearchParams(given).toString(), type: 'application/x-www-form-urlencoded' };
    if (kind < 0.85) {
      const boundary = pick(['x', 'boundary-1', '----b']);
      return {
        path,
        body: multipart(given, boundary),
        type: `multipart/form-data; boundary=${random() < 0.9 ? boundary : 'other'}`,
      };
    }
    if (kind < 0.92)
      return { path, body: pick(odd), type: pick(['application/json', 'text/plain', 'multipart/form-data', '']) };
    const bytes = Uint8Array.from({ length: some() * 30 }, () => Math.floor(random() * 256));
    return { path, body: bytes, type: 'application/x-www-form-urlencoded' };
  };
}

/** What the fields and buttons of a page say, by name. */
export function valuesIn(html: string): Map<string, string[]> {
  const said = [...html.matchAll(/ name="([^"]+)"[^>]*? value="([^"]*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  }));
  return new Map([...Map.groupBy(said, ({ name }) => name)].map(([name, of]) => [name, of.map(({ value }) => value)]));
}

/** What the forms of a page know, from its HTML. */
export function targetIn(path: string, html: string): Target {
  const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, name = '']) => name))];
  return { path, forms: found(/name="_form" value="([^"]*)"/g), fields: found(/ name="([^"_][^"]*)"/g) };
}
