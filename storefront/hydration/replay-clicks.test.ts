import { beforeEach, expect, test, vi } from 'vitest';
import { replayClicks, captureIfBlocked, followNatively } from './replay-clicks.ts';
import { hasPendingChunks } from './pending-chunks.ts';

vi.mock(import('./pending-chunks.ts'));

beforeEach(() => {
  vi.useFakeTimers();
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

function newClick(target: object, cancelBubble: boolean) {
  const event = { cancelBubble, preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() };
  return { ...event, target: target as EventTarget };
}

function click(target: object, isStopped: boolean) {
  const event = newClick(target, isStopped);
  captureIfBlocked(event);
  return event.preventDefault;
}

function partComesToLife() {
  replayClicks();
  vi.runAllTimers();
}

test('a click that React stopped is given again once, when a part has come to life', () => {
  const button = newButton();
  // Or the browser would send the form of a button itself.
  expect(click(button, true)).toHaveBeenCalledTimes(1);
  expect(button.click).not.toHaveBeenCalled();
  partComesToLife();
  partComesToLife();
  expect(button.click).toHaveBeenCalledTimes(1);
});

test('a button is busy for as long as its click is kept, and free again before it is clicked', () => {
  const button = newButton();
  const whenClicked: (typeof button)['attributes'][] = [];
  button.click.mockImplementation(() => void whenClicked.push({ ...button.attributes }));
  click(button, true);
  expect(button.attributes).toEqual({ 'aria-busy': 'true' });
  partComesToLife();
  expect(whenClicked).toEqual([{}]);
  // One that our code made busy by itself stays so.
  button.setAttribute('aria-busy', 'true');
  click(button, false);
  expect(button.attributes).toEqual({ 'aria-busy': 'true' });
});

test('if it was another part that came to life, the click is kept on', () => {
  const button = newButton();
  button.click.mockImplementationOnce(() => void click(button, true));
  click(button, true);
  partComesToLife();
  partComesToLife();
  partComesToLife();
  expect(button.click).toHaveBeenCalledTimes(2);
});

test('different buttons are each given again once, in the order in which they were pressed last', () => {
  const [first, second, third] = [newButton(), newButton(), newButton()];
  for (const button of [first, second, first, third, third]) click(button, true);
  partComesToLife();
  partComesToLife();
  const order = [second, first, third].map(({ click: given }) => {
    expect(given).toHaveBeenCalledTimes(1);
    return given.mock.invocationCallOrder[0] ?? 0;
  });
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('a button of another part is kept on without holding up the next one', () => {
  const [waiting, ready] = [newButton(), newButton()];
  waiting.click.mockImplementationOnce(() => void click(waiting, true));
  click(waiting, true);
  click(ready, true);
  partComesToLife();
  expect(ready.click).toHaveBeenCalledTimes(1);
  partComesToLife();
  expect(waiting.click).toHaveBeenCalledTimes(2);
  expect(ready.click).toHaveBeenCalledTimes(1);
});

test('a second click that brought its part to life is not doubled', () => {
  const button = newButton();
  click(button, true);
  replayClicks();
  expect(click(button, false)).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(button.click).not.toHaveBeenCalled();
});

test('a click elsewhere that worked does not make up for the one that is kept', () => {
  const button = newButton();
  click(button, true);
  click(newButton(), false);
  partComesToLife();
  expect(button.click).toHaveBeenCalledTimes(1);
});

test('what has left the page is not clicked, and what is no button is left to the browser', () => {
  const gone = newButton();
  click(gone, true);
  gone.isConnected = false;
  partComesToLife();
  expect(gone.click).not.toHaveBeenCalled();
  expect(click({ closest: () => null }, true)).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])('code is missing: %s; a click on a link is kept from our code %i times', (isNotFound, times) => {
  vi.mocked(hasPendingChunks).mockReturnValue(isNotFound);
  const onLink = newClick({ closest: () => ({}) }, false);
  followNatively(onLink);
  expect(onLink.stopPropagation).toHaveBeenCalledTimes(times);
  const elsewhere = newClick({ closest: () => null }, false);
  followNatively(elsewhere);
  expect(elsewhere.stopPropagation).not.toHaveBeenCalled();
});
