import { expect, test } from 'vitest';
import { readStoreAddress } from './store-address.ts';

test.each([
  [
    's3://KEY:SE%2FCRET@s3.eu-central-1.amazonaws.com/my-shop/pictures/nl?region=eu-central-1',
    {
      origin: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'my-shop',
      folder: 'pictures/nl/',
      keys: { id: 'KEY', secret: 'SE/CRET', region: 'eu-central-1' },
    },
  ],
  [
    's3://a:b@127.0.0.1:9000/pictures?tls=off',
    {
      origin: 'http://127.0.0.1:9000',
      bucket: 'pictures',
      folder: '',
      keys: { id: 'a', secret: 'b', region: 'us-east-1' },
    },
  ],
])('studio 43.5 %s is read', (text, address) => {
  expect(readStoreAddress(text)).toEqual(address);
});

test.each([
  'https://a:b@s3.example/pictures',
  's3://s3.example/pictures',
  's3://a:@s3.example/pictures',
  's3://a:%zz@s3.example/pictures',
  's3://a:b@s3.example',
  's3://a:b@s3.example/x',
  's3://a:b@s3.example/Pictures',
  's3://a:b@s3.example/pictures/a b',
  's3://a:b@s3.example/pictures?region=nl/1',
  's3://',
])('studio 43.5 %s is no address of a store', (text) => {
  expect(readStoreAddress(text)).toBeNull();
});
