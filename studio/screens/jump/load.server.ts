/** Things first, then deeds, then screens: what somebody finds who types a few letters. */
import { may, type Right } from '#rules/people/roles.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { screens } from '../../screens.ts';
import { frameTexts } from '../../texts/frame.ts';
import { jumpTexts } from '../../texts/jump.ts';
import { textsIn } from '../../texts/text-table.ts';
import type { IconName } from '../../ui/icon.tsx';
import { plainDay } from '../../words/plain-day.ts';
import { statesOf, tabsFor } from '../orders/tabs.ts';

type Studio = StudioContext & { person: Person };
export type JumpTarget = { to: string; icon: IconName; title: string; about: string };
export type Jump = { q: string; groups: { id: 'found' | 'deeds' | 'go'; places: JumpTarget[] }[] };

const mostOrders = 6;
const mostCustomers = 4;

const deeds = [
  { id: 'newOrder', to: '/orders/new', icon: 'order', right: 'orders' },
  { id: 'packWeek', to: '/week', icon: 'packing', right: 'week' },
  { id: 'readStatement', to: '/bank', icon: 'bank', right: 'bank' },
  { id: 'makeBackup', to: '/backup', icon: 'download', right: 'people' },
  { id: 'changePassword', to: '/me', icon: 'key', right: null },
] as const satisfies { id: keyof typeof jumpTexts; to: string; icon: IconName; right: Right | null }[];

export async function loadJump(query: URLSearchParams, studio: Studio): Promise<Jump> {
  const { person, language } = studio;
  const q = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const [text, names] = [textsIn(jumpTexts, language), textsIn(frameTexts, language)];
  const has = (words: string) => words.toLowerCase().includes(q.toLowerCase());
  const found = q === '' ? [] : [...(await ordersLike(q, studio)), ...(await customersLike(q, studio))];
  const done = deeds
    .filter(({ right }) => right === null || may(person.role, right))
    .map(({ id, to, icon }) => ({ to, icon, title: text(id), about: '' }));
  const shown = screens
    .filter(({ right }) => right === null || may(person.role, right))
    .map(({ id, path, icon, key }) => ({ to: `/${path}`, icon, title: names(id), about: `G ${key.toUpperCase()}` }));
  const groups: Jump['groups'] = [
    { id: 'found', places: found },
    { id: 'deeds', places: done.filter(({ title }) => has(title)) },
    { id: 'go', places: shown.filter(({ title }) => has(title)) },
  ];
  return { q, groups: groups.filter(({ places }) => places.length > 0) };
}

async function ordersLike(search: string, { orders, market, person, language }: Studio): Promise<JumpTarget[]> {
  const states = [...new Set(tabsFor(person.role).flatMap((tab) => [...statesOf(tab)]))];
  const list = await orders.list({ market: market.code, states, byDay: 'last', search });
  return list.orders.slice(0, mostOrders).map(({ number, person: buyer, deliveryDay }) => ({
    to: `/orders/${number}`,
    icon: 'order',
    title: number,
    about: [buyer?.name ?? '', deliveryDay === null ? '' : plainDay(deliveryDay, 'short', language)]
      .filter((part) => part !== '')
      .join(', '),
  }));
}

async function customersLike(search: string, { customers, market, person }: Studio): Promise<JumpTarget[]> {
  if (!may(person.role, 'customers')) return [];
  const list = await customers.list({ market: market.code, search, filter: 'all', page: 1 });
  return list.customers.slice(0, mostCustomers).map(({ id, email, person: buyer }) => ({
    to: `/customers/${id}`,
    icon: 'customers',
    title: buyer?.name ?? email ?? '–',
    about: buyer?.city ?? '',
  }));
}
