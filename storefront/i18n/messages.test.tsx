import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Text } from '#contract/locales.ts';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import type { LazyTranslations } from './lazy-translations.ts';
import { MessagesProvider, PageMessages, useText } from './messages.tsx';
import { createTextStore } from './text-store.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

function Show({ read }: { read: (t: Text) => ReactNode }) {
  return read(useText());
}

function render(read: (t: Text) => ReactNode) {
  return renderToString(
    <MessagesProvider market={markets.de} messages={texts.messagesFor(markets.de, ['translation'])}>
      <Show read={read} />
    </MessagesProvider>,
  );
}

test('a component reads texts with the settings of its market', () => {
  expect(render((t) => t('company.name'))).toBe('Weidekiste GmbH');
  expect(render((t) => t('units.meals', { count: 1 }))).toBe('1 Mahlzeit');
  expect(render((t) => t.find('animals.goose'))).toBe('Gans');
  expect(render((t) => t.find('animals.unicorn') ?? 'none')).toBe('none');
});

test('a page adds its namespaces', () => {
  const page = texts.messagesFor(markets.de, ['blog']);
  const html = render(() => (
    <PageMessages messages={page}>
      <Show read={(t) => `${t('blog:name')}, ${t('header.menu')}`} />
    </PageMessages>
  ));
  expect(html).toBe('Blog, Menü');
});

test('a namespace that is not in the page leaves its place empty until it is there', () => {
  expect(render((t) => <p>{t('blog:title')}</p>)).toBe('<p></p>');
});

test('a component without texts above it says so', () => {
  expect(() => renderToString(<Show read={(t) => t('header.menu')} />)).toThrow('no MessagesProvider');
});

test('the compiler knows keys and their variables', () => {
  const check = (t: Text, weekday: 'monday' | 'sunday') => [
    t('header.account'),
    t('farmshop:overview.items', { count: 2 }),
    t(`delivery.${weekday}.before`, { hour: 10, date: 'x' }),
    // @ts-expect-error a key that is misspelt
    t('header.acount'),
    // @ts-expect-error a key of another namespace
    t('overview.items', { count: 2 }),
    // @ts-expect-error a variable is missing
    t('price.was'),
    // @ts-expect-error a variable is misspelt
    t('price.was', { prize: '1' }),
    // @ts-expect-error a count is a number
    t('units.meals', { count: '2' }),
    // @ts-expect-error this text has no variable
    t('header.menu', { title: 'x' }),
  ];
  expect(check(texts.textFor(markets.uk), 'monday')).toHaveLength(9);
});

function fakeLazy(load: LazyTranslations['load']) {
  const lazy = {
    load: vi.fn<LazyTranslations['load']>(load),
    reportMissing: vi.fn<LazyTranslations['reportMissing']>(),
  };
  const open = vi.fn<() => Promise<LazyTranslations>>(async () => lazy);
  return { lazy, open, store: createTextStore(open) };
}

test('I18N-3 the lazy chunk is fetched when a text is wanted, and a namespace once', async () => {
  const { lazy, open, store } = fakeLazy(async (namespace) => ({ title: namespace }));
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  expect(open).not.toHaveBeenCalled();
  store.want('blog');
  store.want('blog');
  store.want('faq');
  // Wanting happens while rendering, when nothing may change yet.
  expect([open.mock.calls.length, listener.mock.calls.length]).toEqual([0, 0]);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(store.late()).toEqual({ loaded: { blog: { title: 'blog' }, faq: { title: 'faq' } }, failed: new Set() });
  expect([open.mock.calls.length, lazy.load.mock.calls.length]).toEqual([1, 2]);
});

test('I18N-6 after the last failure the text in the page stays, then the key', async () => {
  const { store } = fakeLazy(async () => null);
  store.want('blog');
  await vi.waitFor(() => expect(store.late().failed).toEqual(new Set(['blog'])));
  expect(store.late().loaded).toEqual({});
});

test('I18N-6 a chunk that cannot be fetched counts as a failure of what was wanted', async () => {
  const store = createTextStore(() => Promise.reject(new Error('offline')));
  store.want('blog');
  store.report({ namespace: 'translation', path: 'x' });
  await vi.waitFor(() => expect(store.late().failed).toEqual(new Set(['blog'])));
});

test('I18N-4 a missing text is reported once', async () => {
  const { lazy, store } = fakeLazy(async () => null);
  store.report({ namespace: 'translation', path: 'header.new' });
  store.report({ namespace: 'translation', path: 'header.new' });
  await vi.waitFor(() =>
    expect(lazy.reportMissing).toHaveBeenCalledExactlyOnceWith({ namespace: 'translation', path: 'header.new' }),
  );
});

test('on the server nothing is fetched', () => {
  const store = createTextStore(null);
  store.want('blog');
  expect(store.late()).toEqual({ loaded: {}, failed: new Set() });
});
