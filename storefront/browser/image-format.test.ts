import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { imageFormatScript } from './image-format-script.ts';

const now = 1_000_000;
const entry = (value: boolean, expiry: number) => JSON.stringify({ value, expiry });

const all = ['image/avif', 'image/webp', 'image/jpeg'];
const plain = ['image/jpeg'];

type Node = { nodeName: string; type: string; media: string };

/** Runs the head's script over a page with two modern sources and one other, and says which of them still fit a screen. */
function shown(
  stored: Record<string, string>,
  localStorage: object = { getItem: (key: string) => stored[key] ?? null },
) {
  const nodes: Node[] = all.map((type) => ({ nodeName: 'SOURCE', type, media: '' }));
  class MutationObserver {
    constructor(onChange: (records: { addedNodes: Node[] }[]) => void) {
      onChange([{ addedNodes: nodes }]);
    }
    observe = () => {};
    disconnect = () => {};
  }
  const context = {
    localStorage,
    MutationObserver,
    document: {},
    addEventListener: () => {},
    Date: { now: () => now },
    JSON,
  };
  runInNewContext(imageFormatScript, context);
  return nodes.filter(({ media }) => media !== 'not all').map(({ type }) => type);
}

test.each([
  [{}, all],
  [{ webp_disable: '1' }, plain],
  [{ webp_disable: 'yes' }, plain],
  [{ webp_disable: '' }, all],
  [{ webp_disable: '0' }, all],
  [{ webp_disable: 'false' }, all],
  [{ webp_disable: '1', webp_support: entry(true, now + 1) }, plain],
])('IMG-10, IMG-D3 with %o stored, these sources remain: %o', (stored, types) => {
  expect(shown(stored)).toEqual(types);
});

test.each([
  [entry(true, now + 1), all],
  [entry(false, now + 1), plain],
  [entry(false, now), all],
  ['no entry', all],
])('IMG-11 with the probe %s, these sources remain: %o', (probe, types) => {
  expect(shown({ webp_support: probe })).toEqual(types);
});

test('IMG-D6 without storage the page is shown as the server wrote it', () => {
  const refused = {
    getItem() {
      throw new Error('refused');
    },
  };
  expect(shown({}, refused)).toEqual(all);
});
