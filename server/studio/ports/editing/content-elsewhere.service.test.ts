import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { issueWords } from '#studio/screens/content/issue-words.server.ts';
import { openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { openEditorForEachTest, page, source } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;
const box = { kind: 'packages', name: 'box' };
const redirects = { kind: 'redirects', name: '1' };

test('ST-35 where another service has the content nothing is published, renamed or taken out here, and it is said; redirects are', async () => {
  const { port, join } = await openDesk({ elsewhere: 'https://content.example/api' });
  const anna = await join('Anna');
  const open = async (place: { kind: string; name: string }) => {
    const view = await port.open(nl, place, { language: 'nl', row: '' });
    if (!view) throw new Error(`there is no ${place.name}`);
    return view;
  };
  const save = async (place: typeof box, typed: Record<string, string>) =>
    port.save(nl, { ...place, typed: typing(await open(place), typed) }, anna);
  const publish = async (place: typeof box) =>
    port.publish(nl, { ...place, version: (await open(place)).version, isSure: true, theirs: [], mine: [] }, anna);
  await save(box, { title: 'Kerstbox' });
  const [issue] = (await port.review(nl, box, 'nl'))?.issues ?? [];
  expect(issue && issueWords(issue, 'nl')).toContain('De teksten van deze winkel komen van content.example');
  expect(await publish(box)).toEqual({ problem: 'issues' });
  for (const acted of [
    await port.rename(nl, { ...box, to: 'doos' }, anna),
    await port.remove(nl, { ...box, replaceBy: 'big-box' }, anna),
    await port.move(nl, { ...box, to: 2 }, anna),
  ])
    expect(acted).toMatchObject({
      issues: [{ reason: expect.stringContaining('content comes from content.example') }],
    });
  expect(await page('box')).toMatchObject({ title: 'Box' });
  await save(redirects, { '': '/nl/old > /nl/about\n/nl/gone > /nl/about' });
  expect(await publish(redirects)).toMatchObject({ done: expect.any(Number) });
  expect(await source('redirects', '1')).toHaveProperty('/nl/gone');
});
