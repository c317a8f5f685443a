import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import {
  parseAnimals,
  parseBlog,
  parseBreeds,
  parseCuts,
  parseFaq,
  parseFarmers,
  parseFarmshop,
  parseProducts,
  parseRecipes,
  parseStaticPage,
} from './list-path.ts';

const { nl, fr, uk, de } = markets;
const notFound = { kind: 'notFound' };
const cut = (path: string) => (path === '' ? [] : path.split('/'));
const all = (page: number) => ({ kind: 'list', filter: null, page });
const chicken = (page: number) => ({ kind: 'list', filter: 'chicken', page });
const detail = (slug: string) => ({ kind: 'detail', slug });
const redirect = (to: string) => ({ kind: 'redirect', to });

test.each<[string, object]>([
  ['', all(1)],
  ['1', redirect('/nl/onze-boeren')],
  ['01', redirect('/nl/onze-boeren')],
  ['2', all(2)],
  ['02', all(2)],
  ['2/3', notFound],
  ['2/kip', notFound],
  ['0', detail('0')],
  ['kip', chicken(1)],
  ['kip/1', redirect('/nl/onze-boeren/kip')],
  ['kip/2', chicken(2)],
  ['kip/0', notFound],
  ['kip/x', notFound],
  ['kip/2/3', notFound],
  ['nieuwe-boeren', { kind: 'special' }],
  ['nieuwe-boeren/2', notFound],
  ['boer-jan', detail('boer-jan')],
  ['boer-jan/2', detail('boer-jan')],
  ['boer-jan/x', notFound],
  ['boer-jan/2/3', notFound],
  ['1000000', all(1_000_000)],
  ['1000001', notFound],
  ['99999999999999999999', notFound],
])('RTE-19, RTE-42, RTE-43, FRM-8, FRM-9, FRM-10, FRM-13 farmers /%s', (path, expected) => {
  expect(parseFarmers(nl, cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', all(1)],
  ['1', redirect('/nl/recepten')],
  ['3', all(3)],
  ['kip', chicken(1)],
  ['kip/1', redirect('/nl/recepten/kip')],
  ['kip/2', chicken(2)],
  ['kip/stoofpot', notFound],
  ['gans', detail('gans')],
  ['stoofpot', detail('stoofpot')],
  ['stoofpot/2', detail('stoofpot')],
  ['stoofpot/kip', notFound],
  ['nieuwe-boeren', detail('nieuwe-boeren')],
])('RCP-2, RCP-3, RCP-4 recipes /%s', (path, expected) => {
  expect(parseRecipes(nl, cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', { kind: 'list', page: 1 }],
  ['1', redirect('/nl/rassen')],
  ['2', { kind: 'list', page: 2 }],
  ['2/3', notFound],
  ['0', detail('0')],
  ['kip', detail('kip')],
  ['kip/2', detail('kip')],
  ['angus/x', notFound],
  ['99999999999999999999', notFound],
])('BRD-3 breeds /%s', (path, expected) => {
  expect(parseBreeds(nl, cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', all(1)],
  ['kip', chicken(1)],
  ['kip/1', redirect('/nl/vragen/kip')],
  ['kip/2', notFound],
  ['1', redirect('/nl/vragen')],
  ['2', notFound],
  ['onbekend', notFound],
  ['general', notFound],
  ['gans', notFound],
])('RTE-18, RTE-43 questions /%s', (path, expected) => {
  expect(parseFaq(nl, cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', all(1)],
  ['kip', chicken(1)],
  ['gans', notFound],
  ['onbekend', notFound],
  ['1', notFound],
  ['kip/2', notFound],
])('RTE-9, RTE-11, RTE-12 home variant /%s', (path, expected) => {
  expect(parseAnimals(nl, cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', { kind: 'staticPage', slug: 'ons-vlees' }],
  ['kip', { kind: 'productList', route: { key: 'chicken', word: 'kip', animals: ['chicken'] }, page: 1 }],
  ['wild', { kind: 'productList', route: { key: 'boar', word: 'wild', animals: ['boar', 'deer', 'game'] }, page: 1 }],
  ['kip/1', redirect('/nl/ons-vlees/kip')],
  ['kip/2', { kind: 'productList', route: { key: 'chicken', word: 'kip', animals: ['chicken'] }, page: 2 }],
  ['kip/1000001', notFound],
  ['kip/0', detail('0')],
  ['kip/2/3', notFound],
  ['box/2', notFound],
  ['kip/box', detail('box')],
  ['kip/box/2', notFound],
  ['box', detail('box')],
  ['box/x', notFound],
  ['goat', detail('goat')],
  ['geurlijn', detail('geurlijn')],
  ['2', notFound],
])('RTE-23, RTE-24, RTE-29 products /%s', (path, expected) => {
  expect(parseProducts(nl, cut(path), 'production')).toEqual(expected);
});

test.each<[string, object]>([
  ['', { kind: 'staticPage', slug: 'vleesstuk' }],
  ['entrecote', detail('entrecote')],
  ['entrecote/x', notFound],
  ['2', notFound],
])('RTE-20 meat cuts /%s', (path, expected) => {
  expect(parseCuts(nl, cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', { kind: 'list' }],
  ['feedback', { kind: 'special' }],
  ['feedback/x', notFound],
  ['steak', detail('steak')],
  ['steak/x', notFound],
  ['1', redirect('/de/farmbox')],
  ['2', notFound],
])('RTE-32 farm shop /%s', (path, expected) => {
  expect(parseFarmshop(de, cut(path))).toEqual(expected);
});

test('RTE-33 fr and uk have no farm shop', () => {
  expect(parseFarmshop(fr, [])).toEqual(notFound);
  expect(parseFarmshop(uk, ['steak'])).toEqual(notFound);
});

test.each<[string, object]>([
  ['over-ons', detail('over-ons')],
  ['over-ons/x', notFound],
  ['', notFound],
])('RTE-10, RTE-12 static page /%s', (path, expected) => {
  expect(parseStaticPage(cut(path))).toEqual(expected);
});

test.each<[string, object]>([
  ['', { kind: 'list', page: 1 }],
  ['1', redirect('/nl/blog')],
  ['2', { kind: 'list', page: 2 }],
  ['0', { kind: 'category', slug: '0', page: 1 }],
  ['nieuws', { kind: 'category', slug: 'nieuws', page: 1 }],
  ['nieuws/1', redirect('/nl/blog/nieuws')],
  ['nieuws/2', { kind: 'category', slug: 'nieuws', page: 2 }],
  ['nieuws/post-a', detail('post-a')],
  ['1/post-a', detail('post-a')],
  ['7/post-a', detail('post-a')],
  ['nieuws/post-a/2', detail('post-a')],
  ['nieuws/post-a/x', notFound],
  ['nieuws/post-a/2/3', notFound],
  ['nieuws/2/3', notFound],
  ['nieuws/2/post-a', notFound],
  ['1/2', notFound],
  ['99999999999999999999', notFound],
])('RTE-34, RTE-35 blog /%s', (path, expected) => {
  expect(parseBlog(nl, cut(path))).toEqual(expected);
});

test('RTE-37 fr has no blog to redirect to', () => {
  expect(parseBlog(fr, ['1'])).toEqual(notFound);
});
