/** What an address of the whole shop answers with: a page, nothing, or the way to another. */
import { expect } from 'vitest';
import { readPage } from './read-page.ts';
import type { TestApp } from './test-app.ts';

export async function expectPage(app: TestApp, path: string, title: string): Promise<void> {
  const { status, h1 } = readPage(await app.get(path));
  expect({ status, h1 }).toEqual({ status: 200, h1: [title] });
}

export async function expectNotFound(app: TestApp, path: string): Promise<void> {
  expect((await app.get(path)).status).toBe(404);
}

export async function expectMovedTo(app: TestApp, path: string, to: string): Promise<void> {
  const { status, location } = await app.get(path);
  const url = new URL(location ?? '', 'https://www.kudde.example');
  expect({ status, to: url.pathname + url.search }).toEqual({ status: 301, to });
}
