import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { contentCalls } from './content.ts';
import { openApi } from './openapi.ts';
import { moduleReaders } from './page-modules.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: Json;
  responses: Record<string, { description: string; content: { 'application/json': { schema: Json } } }>;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> } & Json;

// What comes out is plain JSON, so it is read back as such.
const description = JSON.parse(
  JSON.stringify(openApi(contentCalls, { title: 'Content', version: '1', base: '/api/v1/nl/nl' })),
) as Description;

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

function operation(id: string) {
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** Every schema in a schema, and itself. */
function schemasIn(schema: unknown): Json[] {
  if (Array.isArray(schema)) return schema.flatMap(schemasIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const json = schema as Json;
  const { properties = {}, items, anyOf, allOf, oneOf, additionalProperties } = json;
  const children = [...Object.values(properties as Json), items, anyOf, allOf, oneOf, additionalProperties];
  return [json, ...children.flatMap(schemasIn)];
}

test('API-6 to API-19 every call is described once, with its method, path and answer', () => {
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Content', version: '1' },
    servers: [{ url: '/api/v1/nl/nl' }],
  });
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(contentCalls).toSorted());
  for (const [id, call] of Object.entries(contentCalls)) {
    expect(operation(id)).toMatchObject({
      path: call.path.replace(/:(\w+)/g, '{$1}'),
      method: call.method.toLowerCase(),
      summary: call.summary,
    });
    expect(Object.keys(operation(id).responses)).toEqual(['200', '400', '404', '503']);
  }
});

test('API-8 every variable of a path is a required parameter, and every parameter stands in its path', () => {
  for (const { path, parameters } of operations) {
    const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => name)).toEqual(variables);
    expect(described.every(({ required }) => required)).toBe(true);
  }
});

test('API-29 query parameters are described and optional', () => {
  const { parameters } = operation('listArticles');
  expect(parameters.map(({ name }) => name)).toEqual(['page', 'per_page', 'category', 'search']);
  expect(parameters.every((parameter) => parameter.in === 'query' && !parameter.required)).toBe(true);
  expect(operation('getArticle').parameters).toEqual([
    { name: 'slug', in: 'path', required: true, schema: { type: 'string', minLength: 1, maxLength: 200 } },
  ]);
});

test('API-34 the answer shows wire fields, nested lists and modules', () => {
  const answer = operation('getPackage').responses[200]?.content['application/json'].schema;
  expect(answer).toMatchObject({
    type: 'object',
    required: ['slug', 'title'],
    properties: {
      is_organic: { type: 'boolean' },
      shop_package_price: { type: 'number', minimum: 0 },
      main_slider: { type: 'array', items: { type: 'object', required: ['slideritem_id'] } },
      modules: {
        type: 'array',
        items: { type: 'object', required: ['module'], properties: { module: { enum: Object.keys(moduleReaders) } } },
      },
      packages: { type: 'array', items: { properties: { cut_packages: { type: 'array' } } } },
      alternates: { type: 'object' },
    },
  });
});

test('API-52 a list is described in both its shapes', () => {
  const answer = operation('listFarmers').responses[200]?.content['application/json'].schema;
  expect(answer).toMatchObject({
    anyOf: [
      { type: 'array', items: { properties: { farmer_name: { type: 'string' } } } },
      { type: 'object', required: ['data', 'total', 'per_page'] },
    ],
  });
});

test('API-53 nothing of the readers shows in the description', () => {
  const schemas = operations.flatMap(({ parameters, responses }) => [
    ...parameters.flatMap(({ schema }) => schemasIn(schema)),
    ...Object.values(responses).flatMap(({ content }) => schemasIn(content['application/json'].schema)),
  ]);
  expect(schemas.length).toBeGreaterThan(500);
  const words = new Set(schemas.flatMap((schema) => Object.keys(schema)));
  const known = `$ref additionalProperties anyOf contentMediaType default description enum format items maxLength maximum
    minLength minimum properties required type`;
  expect([...words].toSorted()).toEqual(expect.arrayContaining(['anyOf', 'items', 'properties']));
  expect([...words].filter((word) => !known.split(/\s+/).includes(word))).toEqual([]);
});

test('API-54 errors are described by their codes, and a body where there is one', () => {
  expect(description).toMatchObject({
    components: {
      schemas: {
        Error: { properties: { code: { enum: expect.arrayContaining(['not_found', 'unavailable', 'too_many']) } } },
      },
    },
  });
  const calls = defineCalls({
    tell: {
      method: 'POST',
      path: '/cows/:name',
      summary: 'Tell of a cow.',
      params: z.object({ name: z.string() }),
      body: z.object({ age: z.number() }),
      response: z.object({ ok: z.boolean() }),
      cache: 'none',
    },
    ask: { method: 'GET', path: '/cows/:name', summary: 'Ask.', response: z.object({}), cache: 'none' },
  });
  const paths = openApi(calls, { title: 'Cows', version: '1', base: '/' }).paths;
  expect(paths).toMatchObject({
    '/cows/{name}': {
      post: {
        requestBody: { content: { 'application/json': { schema: { properties: { age: { type: 'number' } } } } } },
      },
      get: { operationId: 'ask' },
    },
  });
});
