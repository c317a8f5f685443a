import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { contentOrigin } from './content-clients.ts';

const services = {
  CONTENT_API_URL: 'https://content.example',
  CONTENT_API_URL_STAGING: 'https://staging.content.example',
  CONTENT_API_URL_LOCAL: 'http://localhost:4000',
  CONTENT_API_URL_DEV: 'https://dev.content.example',
};

test.each([
  ['production', 'https://content.example'],
  ['staging', 'https://staging.content.example'],
  ['alpha', 'https://staging.content.example'],
  ['local', 'http://localhost:4000'],
] as const)('API-1, API-D1 a %s host asks %s', (hostKind, origin) => {
  expect(contentOrigin(readConfig(services).contentApi, hostKind)).toBe(origin);
  const dev = readConfig({ ...services, CONTENT_API: 'dev' });
  expect(contentOrigin(dev.contentApi, hostKind)).toBe('https://dev.content.example');
  expect(contentOrigin(readConfig({}).contentApi, hostKind)).toBeNull();
});
