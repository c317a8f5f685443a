/**
 * The yardstick: node:http with nothing on it. It sends the bytes it is given, with one header as long as all headers of the
 * answer it is compared with. Started as a process of its own with that answer in the environment.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file = '', headerLength = '0'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = ['content-length', String(body.length), 'x-padding', 'x'.repeat(Number(headerLength))];

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  // A TCP server's address is never a path.
  process.stdout.write(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
