import { expect, test } from 'vitest';
import { pathOf, signRequest } from './sign-request.ts';

const keys = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' };
const at = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';
const text = new TextEncoder().encode('Welcome to Amazon S3.');

// The examples that Amazon gives of its own signature.
test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    undefined,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    pathOf(['test$file.text']),
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    text,
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, undefined, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, undefined, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
] as const)('studio 43.5 %s %s is signed as its store signs it', (method, path, headers, body, signature) => {
  const signed = signRequest({ method, url: new URL(path, bucket), headers, ...(body && { body }) }, keys, at);
  expect(signed.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${[
      ...Object.keys(headers),
      'host',
      'x-amz-content-sha256',
      'x-amz-date',
    ]
      .toSorted()
      .join(';')}, Signature=${signature}`,
  );
});

test('studio 43.5 a path is written with all its signs as codes but those that part it', () => {
  expect(pathOf(['pictures', 'shop/nl', "koe (1)'s.webp"])).toBe('/pictures/shop/nl/koe%20%281%29%27s.webp');
});
