import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  carousel,
  type CarouselAction,
  carouselKey,
  carouselKind,
  slideClasses,
  slideId,
  swipeDirection,
  swipeThreshold,
  textPositionClass,
} from './carousel-position.ts';

const previous: CarouselAction = { type: 'previous' };
const next: CarouselAction = { type: 'next' };
const dot = (index: number): CarouselAction => ({ type: 'show', index });

test.for<[number, number, string, CarouselAction, number]>([
  [3, 0, 'previous', previous, 0],
  [3, 0, 'next', next, 1],
  [3, 1, 'previous', previous, 0],
  [3, 1, 'next', next, 2],
  [3, 2, 'next', next, 2],
  [3, 2, 'previous', previous, 1],
  [3, 0, 'dot 2', dot(2), 2],
  [3, 2, 'dot 2', dot(2), 2],
  [3, 1, 'dot 3', dot(3), 1],
  [3, 1, 'dot -1', dot(-1), 1],
  [2, 1, 'next', next, 1],
  [3, 1, 'dot 0.5', dot(0.5), 1],
  [0, 0, 'next', next, 0],
])('MOD-37, MOD-38 of %i slides at %i, %s', ([count, index, _title, action, expected]) => {
  expect(carousel({ index, count }, action).index).toBe(expected);
});

test('MOD-37, MOD-38 the index never leaves the slides', () => {
  const action: fc.Arbitrary<CarouselAction> = fc.oneof(
    fc.constantFrom(previous, next),
    fc.integer().map(dot),
    fc.integer({ min: -2, max: 12 }).map(dot),
  );
  fc.assert(
    fc.property(fc.nat(10), fc.array(action), (count, actions) => {
      let state = { index: 0, count };
      for (const step of actions) {
        state = carousel(state, step);
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThanOrEqual(Math.max(0, state.count - 1));
      }
    }),
  );
});

test('MOD-38 nothing is rendered again at the ends', () => {
  const atEnd = { index: 2, count: 3 };
  expect(carousel(atEnd, next)).toBe(atEnd);
  expect(carousel(atEnd, dot(2))).toBe(atEnd);
});

test('MOD-39 other slides, or the same on another path, are another carousel; drawn again it is the same', () => {
  const slides = [{ id: '1' }, { id: '2' }, { id: '3' }];
  const key = carouselKey('/nl/about', slides);
  expect(carouselKey('/nl/about', [...slides])).toBe(key);
  expect(carouselKey('/nl/missie', slides)).not.toBe(key);
  expect(carouselKey('/nl/about', slides.slice(1))).not.toBe(key);
  expect(carouselKey('/nl/about', [{ id: '4' }, ...slides.slice(1)])).not.toBe(key);
});

const image = { type: 'image' } as const;
const video = { type: 'video_url' } as const;

test.each<[string, Parameters<typeof carouselKind>[0], string]>([
  ['no slides', [], 'nothing'],
  ['one image', [image], 'image'],
  ['one video', [video], 'player'],
  ['two images', [image, image], 'slider'],
  ['an image and a video', [image, video], 'slider'],
  ['two videos', [video, video], 'slider'],
])('MOD-30, MOD-31 %s', (_title, slides, kind) => {
  expect(carouselKind(slides)).toBe(kind);
});

test.each<[string | null, string | null, string | null]>([
  ['Hello', 'left', 'text-left'],
  ['Hello', null, null],
  ['Hello', '', null],
  [null, 'left', null],
])('MOD-36 body %j and position %j give the class %s', (body, position, name) => {
  expect(textPositionClass({ body: body === null ? null : { html: body }, position })).toBe(name);
});

test.each<[number, number]>([
  [320, 0],
  [767, 0],
  [768, 0],
  [769, 30],
  [991, 30],
  [992, 30],
  [1600, 30],
])('MOD-40 at %i px the swipe threshold is %i', (width, threshold) => {
  expect(swipeThreshold(width)).toBe(threshold);
});

test.each([
  [768, -1, 'next'],
  [768, 1, 'previous'],
  [768, 0, null],
  [769, -29, null],
  [769, -30, 'next'],
  [769, 29, null],
  [769, 30, 'previous'],
  [1600, -180, 'next'],
])('MOD-40 at %i px a way of %i px turns to %s', (width, travelled, direction) => {
  expect(swipeDirection(travelled, width)).toBe(direction);
});

test('MOD-41 the element id of a slide is built from its id', () => {
  expect(slideId({ id: '17' })).toBe('slide-17');
});

test('MOD-42 background colour and class of a slide become classes', () => {
  expect(slideClasses({ backgroundColor: 'green', className: 'wide dark' })).toEqual(['bg-green', 'wide dark']);
  expect(slideClasses({ backgroundColor: null, className: '' })).toEqual([]);
});
