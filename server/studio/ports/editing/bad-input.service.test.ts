// What screens are told that nobody should tell them: refused where it was typed, or by the check before it is published.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { issueWords } from '#studio/screens/content/issue-words.server.ts';
import { openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { openEditorForEachTest } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;
const [cut, mince] = ['packages.0.cut_packages.0.', 'packages.0.minced_packages.0.'];

/** Thing, what is typed, and where it is refused with which word or by whose reason. */
const table: [place: string, typed: Record<string, string>, where: string, why: string][] = [
  ['redirects/1', { '': '/nl/a > /nl/b\n/nl/b > /nl/a' }, '', 'loop'],
  ['redirects/1', { '': '/nl/a > /nl\n/nl/a/ > /nl/about' }, '', 'twice'],
  ['redirects/1', { '': '/nl/a > javascript:alert(1)' }, '', 'noAddress'],
  ['redirects/1', { '': '/nl/a > /nl/nowhere' }, '/nl/a', 'Deze link leidt nergens heen'],
  ['redirects/1', { '': '/nl/about > /nl' }, '/nl/about', 'is een pagina die er is'],
  ['coupon-codes/WELKOM10', { percent: '0' }, 'percent', 'het begint bij 1'],
  ['coupon-codes/WELKOM10', { percent: '101' }, 'percent', 'het gaat tot 100'],
  ['coupon-codes/WELKOM10', { max_uses: '0' }, 'max_uses', 'meer zijn dan 0'],
  ['coupon-codes/WELKOM10', { valid_from: '2026-12-24', valid_until: '2026-12-01' }, 'valid_until', 'voor de eerste'],
  ['packages/box', { [`${cut}total_pieces`]: '-2' }, `${cut}total_pieces`, 'notAnAmount'],
  ['packages/box', { [`${cut}total_pieces`]: '0' }, `${cut}total_pieces`, 'notAnAmount'],
  ['packages/box', { [`${cut}pieces_per_vac`]: '0' }, `${cut}pieces_per_vac`, 'notAnAmount'],
  ['packages/box', { [`${cut}weight`]: '1000000000' }, `${cut}weight`, 'notAnAmount'],
  ['packages/box', { [`${cut}weight`]: '-550' }, `${cut}weight`, 'notAnAmount'],
  ['packages/box', { [`${cut}weight`]: '4 kg' }, `${cut}weight`, 'notNumber'],
  ['packages/box', { [`${mince}meals`]: '-1' }, `${mince}meals`, 'notAnAmount'],
  ['packages/box', { [`${cut}total_pieces`]: '3' }, 'packages', 'in hele pakken passen'],
  ['packages/box', { shop_package_price: '0' }, 'shop_package_price', 'meer dan 0'],
  ['packages/box', { shop_package_price: '-5' }, 'shop_package_price', 'notMoney'],
  ['traceability/1', { delivery_week: '53', delivery_year: '2027' }, 'delivery_week', '2027 heeft geen week 53'],
  ['traceability/1', { delivery_week: '0', delivery_year: '2026' }, 'delivery_week', '2026 heeft geen week 0'],
  ['menus/footer', { 'items.0.title': '' }, 'items.0.title', 'Zonder woorden'],
  ['menus/footer', { 'items.0.url': '/nl/nowhere' }, 'items.0.url', 'nergens heen'],
  ['menus/footer', { 'items.0.parent_id': '1' }, 'items.0.parent_id', 'onder zichzelf'],
  ['static-pages/about', { url: 'javascript:alert(1)' }, 'url', 'javascript:alert(1)'],
];

test('studio 4.17 what is typed wrong is refused with its place and in words: contents, menus, redirects, codes, weeks', async () => {
  const { port, join } = await openDesk();
  const anna = await join('Anna');
  for (const [place, typed, where, why] of table) {
    const [kind = '', name = ''] = place.split('/');
    const open = async () => {
      const view = await port.open(nl, { kind, name }, { language: 'nl', row: 'items.0' });
      if (!view) throw new Error(`there is no ${place}`);
      return view;
    };
    const saved = await port.save(nl, { kind, name, typed: typing(await open(), typed) }, anna);
    const said = [place, typed];
    const { issues, version } = await open();
    const found = issues.filter(({ path }) => path === where).map((issue) => issueWords(issue, 'nl'));
    const told = 'problems' in saved ? [saved.problems[where] ?? ''] : found;
    expect([...said, told]).toEqual([...said, [expect.stringContaining(why)]]);
    await port.discard(nl, { kind, name, version }, anna);
  }
});

test('studio 4.17 a redirect that leads to one that leads on leads to the end of it', async () => {
  const { port, join } = await openDesk();
  const anna = await join('Anna');
  const place = { kind: 'redirects', name: '1' };
  const open = async () => {
    const view = await port.open(nl, place, { language: 'nl', row: '' });
    if (!view) throw new Error('there are no redirects');
    return view;
  };
  const lines = '/nl/a > /nl/b\n/nl/b/ > /nl/c?from=b\n/nl/c > /nl/about\n/nl/d > https://elsewhere.example/nl/a';
  await port.save(nl, { ...place, typed: typing(await open(), { '': lines }) }, anna);
  const { issues, groups } = await open();
  expect(issues).toEqual([]);
  expect(JSON.stringify(groups)).toContain(
    JSON.stringify(
      '/nl/a > /nl/about\n/nl/b/ > /nl/about\n/nl/c > /nl/about\n/nl/d > https://elsewhere.example/nl/a',
    ).slice(1, -1),
  );
});
