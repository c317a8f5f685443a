// What an editor's files may hold, and what lies in the database afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRichText } from '#contract/fields/rich-text-fields.ts';
import { markets } from '#markets/index.ts';
import { cleanHtml } from '#services/kit/clean-rich-text.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { importFolder } from './content-folder.ts';
import { type KindName, kindOf } from './kinds.ts';
import { documents } from './tables.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='jav&#x09;ascript:alert(1)'>x</a>",
  "<a href='&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)'>x</a>",
  "<a href=' javascript:alert(1)'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='//evil.example'>x</a>",
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<svg/onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="password"><button formaction="//evil.example">x</button></form>',
  '<style>body{background:url(//evil.example)}</style><p style="position:fixed;inset:0">x</p>',
  '<base href="https://evil.example/"><link rel=stylesheet href=//evil.example><meta http-equiv=refresh content=0>',
  '<details open ontoggle=alert(1)><video><source onerror=alert(1)></video></details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<![CDATA[<script>alert(1)</script>]]><!--[if IE]><script>alert(1)</script><![endif]-->',
  '<p id=x onclick=alert(1) onmouseover="alert(1)" ONFOCUS=alert(1) tabindex=1>x</p>',
  '<template><script>alert(1)</script></template><xmp><script>alert(1)</script></xmp>',
];
const harm =
  /<\/?(?!(?:h[2-4]|p|br|hr|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|a|strong|b|em|i|u|s|small|sub|sup|span|div|img|table|caption|thead|tbody|tr|th|td)\b)[a-z!?]|<[^>]*\s(?:on\w+|style|srcdoc|formaction)\s*=|<[^>]*(?:href|src)="\s*(?:\/\/|(?!https?:|mailto:|tel:)[a-z+]+:)/i;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let dir: string;
const printed: string[] = [];

/** The text in every place an editor can write HTML in. */
function contentWith(html: string) {
  const sample = sampleContent(markets.nl);
  const [box, ...boxes] = sample['packages.json'] as Record<string, unknown>[];
  const modules = [
    { module: 'html', module_id: 'm1', body: html },
    { module: 'slider', module_id: 'm2', config: { body: html }, slider_items: [{ slideritem_id: 1, body: html }] },
    { module: 'image-carousel', module_id: 'm3', config: JSON.stringify({ body: html }) },
  ];
  return {
    ...sample,
    'packages.json': [{ ...box, body: html, additional_info: [{ title: 'x', body: html }, html], modules }, ...boxes],
    'breeds.json': [{ slug: 'bont', title: 'Bont', summary: 'Spotted', animal_types: 'cow', body: html }],
    'questions.json': [{ question: 'General?', answer: html }],
    'settings.json': { reviews_num: '1', footer_address_text: html },
    'static-pages.json': [
      { slug: 'home', title: 'Home', body: html, modules },
      { slug: 'about', title: 'About' },
    ],
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'kudde-attacks-'));
});
afterAll(async () => {
  await database?.close();
  await rm(dir, { recursive: true, force: true });
});

async function importNl(html: string): Promise<boolean> {
  printed.length = 0;
  await writeContent(join(dir, 'nl'), contentWith(html));
  return importFolder(dir, {
    markets: [markets.nl],
    clock: () => new Date('2026-11-15T12:00:00Z'),
    hasPicture: () => true,
    print: (line) => void printed.push(line),
    db: database.db,
    isSeed: false,
    onWritten: async () => {},
  });
}

/** Every HTML text in the database. */
async function storedHtml(): Promise<string[]> {
  const texts: string[] = [];
  const keep = (html: string) => {
    texts.push(html);
    return html;
  };
  for (const { kind, source, card, detail } of await database.db.select().from(documents)) {
    for (const stored of [source, card, detail]) changeRichText(kindOf(kind as KindName).schema, stored, keep);
  }
  return texts;
}

test.each(attacks)('MOD-D4 %s is clean in the database', async (attack) => {
  expect([await importNl(`<p>Before</p>${attack}<p>After</p>`), printed]).toMatchObject([true, {}]);
  const texts = (await storedHtml()).filter((text) => text.includes('Before'));
  // Both as the editor wrote it and as it is sent: page, package, breed, question, settings, and all their modules.
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    expect(text).not.toMatch(harm);
    expect(cleanHtml(text)).toBe(text);
  }
});

test('MOD-D4 whoever imports is told what was left out, and where', async () => {
  expect(await importNl('<iframe src="https://x.example"></iframe>')).toBe(true);
  for (const field of ['body', 'modules.0.body', 'modules.1.config.body', 'modules.1.slider_items.0.body'])
    expect(printed).toContain(`nl/static-pages.json[0] ${field}: HTML that is not allowed is left out`);
});

test('MOD-D4 HTML that does no harm goes in as it was written, and nothing is said', async () => {
  const fine = '<h2 id="a">Kop &amp; staart</h2><p>Een <a href="/nl/about" title="x">link</a><br /><em>ja</em></p>';
  expect(await importNl(fine)).toBe(true);
  expect((await storedHtml()).filter((text) => text === fine).length).toBeGreaterThan(20);
  expect(printed.filter((line) => line.includes('left out'))).toEqual([]);
});

test('MOD-D4 a link that runs something is refused with its place where it is seen at once', async () => {
  expect(await importNl('<a href="javascript:alert(1)">x</a>')).toBe(false);
  expect(printed.join('\n')).toContain(
    'static-pages.json[0] body: javascript:alert(1) must start with /nl, https: or #',
  );
});
