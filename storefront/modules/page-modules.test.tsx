import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadModuleCode } from '#tests/setup/browser/module-code.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import type { Loaded } from './load-modules.server.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { PageModules } from './page-modules.tsx';
import { samples } from './samples.ts';

beforeAll(loadModuleCode);

function text(id: string, own: object = {}): Loaded {
  return { ...samples.text, module: { ...samples.text.module, id, title: id, ...own } };
}

function titles(modules: Loaded[], place: 'top' | 'bottom'): string[] {
  const html = renderInMarket(<PageModules modules={modules} place={place} />);
  return [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title = '']) => title);
}

test('HOME-3 HOME-D5 modules stand above or below the content, in their order', () => {
  const modules = [text('a', { place: 'top' }), text('b'), text('c', { place: 'top' }), text('d')];
  expect(titles(modules, 'top')).toEqual(['a', 'c']);
  expect(titles(modules, 'bottom')).toEqual(['b', 'd']);
});

test('MOD-D12 a sub-module stands with its module, wherever it was placed itself', () => {
  const modules = [text('a', { bottomSubModuleId: 'b' }), text('b', { place: 'top' }), text('c')];
  expect(titles(modules, 'bottom')).toEqual(['a', 'b', 'c']);
  expect(titles(modules, 'top')).toEqual([]);
});

test('a module that throws while it is rendered hides and leaves the others', () => {
  const Broken = () => {
    throw new Error('broken module');
  };
  const html = renderToString(
    <>
      <p>before</p>
      <ModuleBoundary>
        <Broken />
      </ModuleBoundary>
      <p>after</p>
    </>,
  );
  expect(html).toContain('<p>before</p>');
  expect(html).toContain('<p>after</p>');
});
