import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { createClient, type Send } from './client.ts';
import { contentCalls } from './content.ts';
import { CallError } from './errors.ts';
import { entity, type Issue, number, requiredText } from './fields/read.ts';

const farmer = { slug: 'jan', title: 'Jan' };

async function failureOf(send: Send): Promise<CallError> {
  const failure = await createClient(contentCalls, send)
    .getFarmer({ params: { slug: 'jan' } })
    .catch((error: unknown) => error);
  if (failure instanceof CallError) return failure;
  throw new Error(`expected a CallError, got ${String(failure)}`);
}

test('API-2 paths are added to a base with market and site-language', async () => {
  const asked: string[] = [];
  const content = createClient(contentCalls, (path) => {
    asked.push(new URL(`https://content.example/api/v1/uk/en${path}`).href);
    return Response.json(farmer);
  });
  expect(await content.getFarmer({ params: { slug: 'jan' } })).toMatchObject({ slug: 'jan', title: 'Jan' });
  expect(asked).toEqual(['https://content.example/api/v1/uk/en/farmers/jan']);
});

test('API-5 a call carries no time-out of its own', async () => {
  let init: RequestInit | undefined;
  const content = createClient(contentCalls, (_, given) => {
    init = given;
    return Response.json([]);
  });
  await content.listFarmers({ query: {} });
  expect(init).toEqual({ method: 'GET' });
});

test.each([
  ['onze boer', '/farmers/onze%20boer'],
  ['a/b', '/farmers/a%2Fb'],
  ['a?b#c', '/farmers/a%3Fb%23c'],
  ['müller', '/farmers/m%C3%BCller'],
  ['100%', '/farmers/100%25'],
  ['%2e%2e', '/farmers/%252e%252e'],
  ['$&', '/farmers/%24%26'],
  ['...', '/farmers/...'],
])('API-8 API-D7 the slug %s is encoded', async (slug, expected) => {
  let asked = '';
  const content = createClient(contentCalls, (path) => {
    asked = path;
    return Response.json(farmer);
  });
  await content.getFarmer({ params: { slug } });
  expect(asked).toBe(expected);
});

test.each(['', '.', '..', '\ud800'])('API-8 API-D7 %o would name something else, so nothing is asked', async (slug) => {
  const content = createClient(contentCalls, () => {
    throw new Error('was asked');
  });
  await expect(content.getFarmer({ params: { slug } })).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

test('API-21 query values are encoded and left out when undefined', async () => {
  let asked = '';
  const content = createClient(contentCalls, (path) => {
    asked = path;
    return Response.json([]);
  });
  await content.listArticles({ query: { page: 2, per_page: undefined, search: 'rind & käse' } });
  expect(asked).toBe('/blogs?page=2&search=rind+%26+k%C3%A4se');
});

test('API-28 a call without parameters may be asked with nothing', async () => {
  const content = createClient(contentCalls, () => Response.json([]));
  expect(await content.listCoupons(undefined)).toMatchObject({ items: [] });
});

test('API-54 the client refuses no request by rules of its own', async () => {
  let asked = '';
  const content = createClient(contentCalls, (path) => {
    asked = path;
    return Response.json([]);
  });
  const animal = 'x'.repeat(300);
  await content.listFarmers({ query: { page: -1, animal_type: animal } });
  expect(asked).toBe(`/farmers?page=-1&animal_type=${animal}`);
});

test.each([
  [404, { code: 'not_found', message: 'no such farmer' }, 'not_found'],
  [400, { code: 'invalid_request', message: 'slug too long' }, 'invalid_request'],
  [409, { code: 'conflict', message: 'twice' }, 'conflict'],
  [429, { code: 'too_many', message: 'slow down' }, 'too_many'],
  [503, { code: 'unavailable', message: 'resting' }, 'unavailable'],
  [500, { code: 'unexpected', message: 'oops' }, 'unexpected'],
])('ERR-11 an error of our own services comes back as it was thrown: %d', async (status, body, code) => {
  const failure = await failureOf(() => Response.json(body, { status }));
  expect(failure).toMatchObject({ code, status, message: body.message });
});

test.each([
  [404, 'not_found'],
  [400, 'unavailable'],
  [401, 'unavailable'],
  [418, 'unavailable'],
  [500, 'unavailable'],
  [502, 'unavailable'],
])('ERR-12 of a foreign error only the status is read: %d', async (status, code) => {
  const bodies = [
    '{"code":"rest_no_route","message":"Secret","data":{}}',
    '<html>Secret</html>',
    '',
    '[]',
    '{"code":404}',
  ];
  for (const body of bodies) {
    const failure = await failureOf(() => new Response(body, { status }));
    expect(failure).toMatchObject({ code, status });
    expect(failure.message).not.toContain('Secret');
  }
});

test.each([
  ['an HTML page', new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } })],
  ['truncated JSON', new Response('{"slug":"jan","ti')],
  ['nothing', new Response('')],
  ['no content', new Response(null, { status: 204 })],
  ['a list instead of one', Response.json([farmer])],
  ['null', Response.json(null)],
  ['text', Response.json('jan')],
  ['what it cannot do without missing', Response.json({ slug: 'jan' })],
  ['what it cannot do without of a wrong type', Response.json({ slug: {}, title: [] })],
])('ERR-11 an answer that is %s means the service is unavailable', async (_, response) => {
  expect(await failureOf(() => response)).toMatchObject({ code: 'unavailable' });
});

test('ERR-11 an answer that breaks off means the service is unavailable', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('connection reset')) });
  expect(await failureOf(() => new Response(broken))).toMatchObject({ code: 'unavailable' });
});

test('ERR-11 a network failure means the service is unavailable and keeps its cause', async () => {
  const cause = new TypeError('fetch failed');
  expect(await failureOf(() => Promise.reject(cause))).toMatchObject({ code: 'unavailable', cause });
  const thrown = await failureOf(() => {
    throw cause;
  });
  expect(thrown).toMatchObject({ code: 'unavailable', cause });
});

test('ERR-11 an error the sender already understood is passed on', async () => {
  const known = new CallError('not_found', 'no such market');
  expect(await failureOf(() => Promise.reject(known))).toBe(known);
});

test('API-53 garbage in an answer is told, with the call and its path, and the rest is used', async () => {
  const told: [string, string, Issue[]][] = [];
  const content = createClient(
    contentCalls,
    () => Response.json({ data: [farmer, { title: 'no slug' }, 7], total: 3, per_page: 18, took: 5 }),
    { onIssues: (...all) => void told.push(all) },
  );
  const farmers = await content.listFarmers({ query: { page: 1 } });
  expect(farmers.items.map(({ slug }) => slug)).toEqual(['jan']);
  expect(told).toHaveLength(1);
  expect(told[0]?.slice(0, 2)).toEqual(['listFarmers', '/farmers?page=1']);
  expect(told[0]?.[2].map(({ path }) => path)).toEqual(['data.1', 'data.2']);
});

test('API-53 an answer without garbage is not told', async () => {
  const content = createClient(contentCalls, () => Response.json([{ ...farmer, unknown: 1 }]), {
    onIssues: () => {
      throw new Error('told');
    },
  });
  expect((await content.listFarmers({ query: {} })).items).toHaveLength(1);
});

test('API-54 a body travels as JSON', async () => {
  const calls = defineCalls({
    tell: {
      method: 'POST',
      path: '/cows',
      summary: 'Tell of a cow.',
      body: z.object({ name: z.string() }),
      response: entity({ name: requiredText, age: number }, (wire) => wire),
      cache: 'none',
    },
  });
  let init: RequestInit = {};
  const client = createClient(calls, (_, given) => {
    init = given;
    return Response.json({ name: 'Clara', age: '4' });
  });
  expect(await client.tell({ body: { name: 'Clara' } })).toEqual({ name: 'Clara', age: 4 });
  expect(init).toEqual({
    method: 'POST',
    body: '{"name":"Clara"}',
    headers: { 'content-type': 'application/json' },
  });
});
