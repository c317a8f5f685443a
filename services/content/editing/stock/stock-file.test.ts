import { expect, test } from 'vitest';
import { readStockFile } from './stock-file.ts';

const none = { status: null, total: null, buyers: null, price: null };

test.each([
  [
    'kind,slug,status,total,buyers,price\npackages,box,instock,96,48,59.95',
    { kind: 'packages', slug: 'box', status: 'instock', total: 96, buyers: 48, price: 59.95 },
  ],
  ['\uFEFFslug;price\r\n"box";59,95\r\n\r\n', { ...none, kind: 'packages', slug: 'box', price: 59.95 }],
  [
    'slug\tkind\tstatus\nzalm\tfarmshop-products\toutofstock',
    { ...none, kind: 'farmshop-products', slug: 'zalm', status: 'outofstock' },
  ],
  ['slug,total\nbox,', { ...none, kind: 'packages', slug: 'box' }],
])('a table as spreadsheets write it: %j', (text, entry) => {
  expect(readStockFile(text)).toEqual([entry]);
});

test.each([
  ['', 'the file is empty'],
  ['slug,price', 'there is nothing below the first line'],
  ['price\n1', 'line 1: there is no column slug'],
  ['slug,colour\nbox,red', 'line 1: colour is no column'],
  ['slug,price\nbox,0', 'line 2: price 0 is no amount of money'],
  ['slug,price\nbox,-1', 'line 2: price -1 is no amount of money'],
  ['slug,price\nbox,1.999', 'line 2: price 1.999 is no amount of money'],
  ['slug,total\nbox,many', 'line 2: total many is no whole number'],
  ['slug,buyers\nbox,1.5', 'line 2: buyers 1.5 is no whole number'],
  [
    'slug,status\nbox,sold out',
    'line 2: sold out is no status of stock of packages; there are instock, soldout, outofstock, onbackorder, coming_soon',
  ],
  [
    'slug,kind,status\nzalm,farmshop-products,soldout',
    'line 2: soldout is no status of stock of farmshop-products; there are instock, coming_soon, outofstock',
  ],
  ['slug,kind\nbox,cheese', 'line 2: cheese have no stock'],
  ['slug,total\nbox,1\nbox,2', 'line 3: packages/box is on line 2 already'],
  ['slug,total\nbox,1,2', 'line 2: has 3 cells, the first line 2'],
  ['slug,total\n,1', 'line 2: there is no slug'],
])('O27 what is wrong is said with its line and the words that are right: %j', (text, problem) => {
  expect(() => readStockFile(text)).toThrow(problem);
});

test('a cell in quotation marks may hold the sign that separates cells, and an open one is said', () => {
  expect(readStockFile('slug;price\n"box";"12,50"\n')[0]).toMatchObject({ slug: 'box', price: 12.5 });
  expect(readStockFile('slug,price\n\nbox,"12,50"\n')[0]).toMatchObject({ slug: 'box', price: 12.5 });
  expect(() => readStockFile('slug,price\nbox,"12,50\n')).toThrow('no table that can be read');
});

test('all that is wrong is said at once', () => {
  expect(() => readStockFile('slug,total,price\nbox,x,1\nbig,1,y')).toThrow(/line 2: total x.*\n.*line 3: price y/);
});
