/**
 * The screens of the studio, in the order of the index: one line each. A screen that is not here has no address, no place in the index
 * and no key. Pages below a screen (orders/:number) are lines of routes.ts.
 */
import type { Right } from '#rules/people/roles.ts';
import type { IconName } from './ui/icon.tsx';

export type Screen = {
  id:
    | 'today'
    | 'orders'
    | 'bank'
    | 'week'
    | 'herd'
    | 'stock'
    | 'pictures'
    | 'content'
    | 'customers'
    | 'recall'
    | 'sales'
    | 'books'
    | 'settings'
    | 'people'
    | 'backup';
  /** Below /studio. */
  path: string;
  group: 'sell' | 'shop' | 'house';
  icon: IconName;
  /** After G. */
  key: string;
  /** Null: everybody who is signed in. */
  right: Right | null;
  /** In the bar at the foot of a phone; four at most. */
  isInBar?: boolean;
};

export const screens: readonly Screen[] = [
  { id: 'today', path: '', group: 'sell', icon: 'calendar', key: 'v', right: null, isInBar: true },
  { id: 'orders', path: 'orders', group: 'sell', icon: 'order', key: 'b', right: 'orders', isInBar: true },
  { id: 'bank', path: 'bank', group: 'sell', icon: 'bank', key: 'a', right: 'bank' },
  { id: 'week', path: 'week', group: 'sell', icon: 'packing', key: 'i', right: 'week', isInBar: true },
  { id: 'herd', path: 'herd', group: 'sell', icon: 'ear-tag', key: 'd', right: 'herd' },
  { id: 'recall', path: 'recall', group: 'sell', icon: 'warning', key: 'r', right: 'recall' },
  { id: 'customers', path: 'customers', group: 'sell', icon: 'customers', key: 'k', right: 'customers' },
  { id: 'sales', path: 'sales', group: 'sell', icon: 'chart', key: 'o', right: 'books' },
  { id: 'books', path: 'books', group: 'sell', icon: 'file', key: 'f', right: 'books' },
  { id: 'stock', path: 'stock', group: 'shop', icon: 'grid', key: 's', right: 'stock', isInBar: true },
  { id: 'content', path: 'content', group: 'shop', icon: 'edit', key: 'w', right: 'content' },
  { id: 'pictures', path: 'pictures', group: 'shop', icon: 'picture', key: 'p', right: 'pictures' },
  { id: 'settings', path: 'settings', group: 'house', icon: 'settings', key: 'n', right: 'settings' },
  { id: 'people', path: 'people', group: 'house', icon: 'key', key: 'm', right: 'people' },
  { id: 'backup', path: 'backup', group: 'house', icon: 'download', key: 'e', right: 'people' },
];

/** The screen an address below /studio belongs to, by its first part. */
export function screenOf(path: string): Screen | null {
  const [first = ''] = path.replace(/^\/+/, '').split('/');
  return screens.find((screen) => screen.path.split('/')[0] === first) ?? null;
}
