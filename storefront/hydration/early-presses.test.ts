import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import type * as EarlyPresses from './early-presses.ts';

let presses: typeof EarlyPresses;
let reload: Mock<() => void>;
let reloadWithPresses: Mock<(pressed: readonly unknown[]) => Promise<void>>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  presses = await import('./early-presses.ts');
  reload = vi.fn<() => void>();
  reloadWithPresses = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('window', { location: { reload }, reloadWithPresses });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newButton() {
  const attributes: Record<string, string> = {};
  const button = {
    attributes,
    click: vi.fn<() => void>(),
    isConnected: true,
    closest: () => button,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    removeAttribute: (name: string) => void delete attributes[name],
  };
  return button;
}

function press(target: object, isStopped: boolean) {
  const preventDefault = vi.fn<() => void>();
  presses.keepIfStopped({ cancelBubble: isStopped, preventDefault, target: target as EventTarget });
  return preventDefault;
}

function pageIsHydrated() {
  presses.pressEarlyPresses();
  vi.runAllTimers();
}

test('a press that React stopped is given again once, when the page is hydrated', () => {
  const button = newButton();
  // Or the browser would send the form of a button itself.
  expect(press(button, true)).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(button.click).not.toHaveBeenCalled();
  pageIsHydrated();
  expect(button.click).toHaveBeenCalledTimes(1);
});

test('a button is busy for as long as its press is kept, and free again before it is pressed', () => {
  const button = newButton();
  const whenPressed: (typeof button)['attributes'][] = [];
  button.click.mockImplementation(() => void whenPressed.push({ ...button.attributes }));
  press(button, true);
  expect(button.attributes).toEqual({ 'aria-busy': 'true' });
  pageIsHydrated();
  expect(whenPressed).toEqual([{}]);
  // One that our code made busy by itself stays so.
  button.setAttribute('aria-busy', 'true');
  press(button, false);
  expect(button.attributes).toEqual({ 'aria-busy': 'true' });
});

test('a press that is stopped again, because its part is not hydrated yet, is given again a little later', () => {
  const button = newButton();
  button.click.mockImplementationOnce(() => void press(button, true));
  press(button, true);
  pageIsHydrated();
  expect(button.click).toHaveBeenCalledTimes(2);
  expect(button.attributes).toEqual({});
});

test('different buttons are each given again once, in the order in which they were pressed last', () => {
  const [first, second, third] = [newButton(), newButton(), newButton()];
  for (const button of [first, second, first, third, third]) press(button, true);
  pageIsHydrated();
  const order = [second, first, third].map(({ click: given }) => {
    expect(given).toHaveBeenCalledTimes(1);
    return given.mock.invocationCallOrder[0] ?? 0;
  });
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('a second press that was taken at once is not doubled', () => {
  const button = newButton();
  press(button, true);
  presses.pressEarlyPresses();
  expect(press(button, false)).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(button.click).not.toHaveBeenCalled();
});

test('a press elsewhere that was taken does not make up for the one that is kept', () => {
  const button = newButton();
  press(button, true);
  press(newButton(), false);
  pageIsHydrated();
  expect(button.click).toHaveBeenCalledTimes(1);
});

test('what has left the page is not pressed, and what is no button is left to the browser', () => {
  const gone = newButton();
  press(gone, true);
  gone.isConnected = false;
  pageIsHydrated();
  expect(gone.click).not.toHaveBeenCalled();
  expect(press({ closest: () => null }, true)).not.toHaveBeenCalled();
});

test('without code a kept press is given up openly, and so is the next one while the page cannot be had', async () => {
  const button = newButton();
  press(button, true);
  presses.giveUpPresses();
  await vi.waitFor(() => expect(button.attributes).toEqual({}));
  press(button, true);
  expect(button.attributes).toEqual({ 'aria-busy': 'true' });
  expect(reloadWithPresses).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(button.attributes).toEqual({}));
  expect(reload).not.toHaveBeenCalled();
});

test('without code the next press loads the page anew and is kept, once the page can be had', () => {
  presses.giveUpPresses();
  reloadWithPresses.mockResolvedValueOnce();
  const button = newButton();
  press(button, true);
  expect(reloadWithPresses).toHaveBeenLastCalledWith([button]);
  expect(button.attributes).toEqual({ 'aria-busy': 'true' });
});

test('a next page whose code cannot be had is loaded as a document', () => {
  presses.pressEarlyPresses();
  presses.giveUpPresses();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadWithPresses).not.toHaveBeenCalled();
});
