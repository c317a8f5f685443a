/** Describes call tables as OpenAPI 3.1, from the same schemas that read the answers. */
import { z } from 'zod';
import type { Call, Calls } from './call.ts';
import { errorStatus } from './errors.ts';

type Json = Record<string, unknown>;

/** Readers hide their inner schemas from zod's own conversion; their `meta` names them. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { itemsOf, listOf, modules, ...rest } = jsonSchema as Json & {
        itemsOf?: z.ZodType;
        listOf?: z.ZodType;
        modules?: Record<string, z.ZodType>;
      };
      if (itemsOf) Object.assign(rest, { items: schemaOf(itemsOf) });
      if (listOf) Object.assign(rest, listSchema(schemaOf(listOf)));
      if (modules) {
        Object.assign(rest, {
          type: 'object',
          properties: { module: { enum: Object.keys(modules) } },
          required: ['module'],
        });
      }
      for (const name of Object.keys(jsonSchema)) delete (jsonSchema as Json)[name];
      Object.assign(jsonSchema, rest);
    },
  });
  return json;
}

function listSchema(item: Json): Json {
  const list = { type: 'array', items: item };
  return {
    anyOf: [
      list,
      {
        type: 'object',
        properties: { data: list, total: { type: 'integer' }, per_page: { type: 'integer' } },
        required: ['data', 'total', 'per_page'],
      },
    ],
  };
}

function parametersOf(call: Call): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
}

function operationOf(name: string, call: Call): Json {
  const error = {
    description: 'What went wrong',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    operationId: name,
    summary: call.summary,
    parameters: parametersOf(call),
    ...(call.body ? { requestBody: { content: { 'application/json': { schema: schemaOf(call.body) } } } } : {}),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(call.response) } } },
      400: error,
      404: error,
      503: error,
    },
  };
}

export function openApi(calls: Calls, info: { title: string; version: string; base: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.base }],
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          properties: { code: { enum: Object.keys(errorStatus) }, message: { type: 'string' } },
          required: ['code', 'message'],
        },
      },
    },
  };
}
