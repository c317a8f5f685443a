import { expect, test } from 'vitest';
import type { HostKind } from '#contract/market.ts';
import { marketList } from '#markets/index.ts';
import { hostKind } from './host-kind.ts';

test.each<[string, HostKind]>([
  ['www.kudde.example', 'production'],
  ['www.weidekiste.example', 'production'],
  ['WWW.Kudde.Example:443', 'production'],
  ['www.kudde.example.', 'production'],
  ['staging.kudde.example', 'staging'],
  ['staging.weidekiste.example:8443', 'staging'],
  ['STAGING.kudde.example', 'staging'],
  ['alpha.kudde.example', 'alpha'],
  ['localhost', 'local'],
  ['localhost:3000', 'local'],
  [' localhost. ', 'local'],
  ['127.0.0.1', 'local'],
  ['127.0.0.1:3000', 'local'],
  ['kudde.local', 'local'],
  ['kudde.local:3000', 'local'],
  ['local', 'production'],
  ['kudde.localhost', 'production'],
  ['stagingkudde.example', 'production'],
  ['www.staging.kudde.example', 'production'],
  ['192.168.0.7:3000', 'production'],
  ['[::1]:3000', 'production'],
  ['', 'production'],
])('RTE-38 host %j is of the kind %s', (host, kind) => {
  expect(hostKind(host, marketList)).toBe(kind);
});

test('RTE-38 a domain of a market is production whatever it is called', () => {
  expect(hostKind('staging.be.example', [{ domain: 'a.example' }, { domain: 'staging.be.example' }])).toBe(
    'production',
  );
});
