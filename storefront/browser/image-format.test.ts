import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { imageFormatScript } from './image-format.ts';

const now = 1_000_000;
const entry = (value: boolean, expiry: number) => JSON.stringify({ value, expiry });

type Node = { nodeName: string; type: string; media: string };

/** Runs the head's script over a page with one modern source and one other, and says which of them still fit a screen. */
function shown(
  stored: Record<string, string>,
  localStorage: object = { getItem: (key: string) => stored[key] ?? null },
) {
  const nodes: Node[] = ['image/webp', 'image/jpeg'].map((type) => ({ nodeName: 'SOURCE', type, media: '' }));
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

const both = ['image/webp', 'image/jpeg'];
const plain = ['image/jpeg'];

test.each([
  [{}, both],
  [{ webp_disable: '1' }, plain],
  [{ webp_disable: 'yes' }, plain],
  [{ webp_disable: '' }, both],
  [{ webp_disable: '0' }, both],
  [{ webp_disable: 'false' }, both],
  [{ webp_disable: '1', webp_support: entry(true, now + 1) }, plain],
])('IMG-10, IMG-D3 with %o stored, these sources remain: %o', (stored, types) => {
  expect(shown(stored)).toEqual(types);
});

test.each([
  [entry(true, now + 1), both],
  [entry(false, now + 1), plain],
  [entry(false, now), both],
  ['no entry', both],
])('IMG-11 with the probe %s, these sources remain: %o', (probe, types) => {
  expect(shown({ webp_support: probe })).toEqual(types);
});

test('IMG-D6 without storage the page is shown as the server wrote it', () => {
  const refused = {
    getItem() {
      throw new Error('refused');
    },
  };
  expect(shown({}, refused)).toEqual(both);
});
