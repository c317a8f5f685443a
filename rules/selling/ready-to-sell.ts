import { demoSellers } from './demo-sellers.ts';

/** What has to be so before a shop sells for money, from facts that others gather. In the order in which an owner would do it. */
const readyIds = [
  'account',
  'seller',
  'legal',
  'voices',
  'figures',
  'delivery',
  'stock',
  'mail',
  'backup',
  'address',
] as const;
export type ReadyId = (typeof readyIds)[number];

export type ReadyFacts = {
  hasAccount: boolean;
  seller: { name: string; address: string; phone: string; register: string; vatNumber: string; email: string };
  /** Of terms, withdrawal, privacy and imprint: null where the page is not there. */
  legalPages: readonly (string | null)[];
  /** How many reviews and quotations are the demo's. */
  demoVoices: number;
  /** Whether somebody chose which figures of sales are shown. */
  areFiguresChosen: boolean;
  isDeliveryConfirmed: boolean;
  /** Goods that can be bought, with a price. */
  goods: number;
  mailTestedAt: Date | null;
  backupAt: Date | null;
  siteUrl: string | null;
};

const dayMs = 24 * 3_600_000;
const [mailDays, backupDays] = [30, 2];

function isYoung(at: Date | null, days: number, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < days * dayMs;
}

export type SellerFact = keyof ReadyFacts['seller'];

/** Which facts are the demo's: numbers of nothing but noughts, addresses that cannot exist, and whatever else it is known by. */
export function demoFacts(seller: ReadyFacts['seller']): SellerFact[] {
  const isNothing = (number: string) => /^0*$/.test(number.replace(/\D/g, ''));
  const isDemo: Record<SellerFact, boolean> = {
    name: demoSellers.some(({ name }) => seller.name.startsWith(name)),
    address: demoSellers.some(({ address }) => seller.address.startsWith(address)),
    phone: demoSellers.some(({ phone }) => seller.phone === phone),
    register: isNothing(seller.register),
    // Empty where no VAT is charged, and nowhere else.
    vatNumber: seller.vatNumber !== '' && isNothing(seller.vatNumber),
    email: /\.(?:example|test|invalid)$/.test(seller.email),
  };
  return sellerFacts.filter((fact) => isDemo[fact]);
}

const sellerFacts = ['name', 'address', 'phone', 'email', 'register', 'vatNumber'] as const satisfies SellerFact[];

/** Drafts mark what is to be filled in by brackets. */
const gap = /\[[^[\]\n]{2,200}\]/;

/** The text says it for somebody else where it names people, a company, an address or a number of the demo. */
function isOwnPage(page: string): boolean {
  const isDemo = demoSellers.some(({ phone, address, name, people }) =>
    [phone, address, name, ...people].some((fact) => page.includes(fact)),
  );
  return page.trim() !== '' && !gap.test(page) && !isDemo && !/\.example\b/.test(page);
}

/** `demo` are the facts of the seller that are still the demo's, `page` the first of the legal pages that is there and has to be written. */
export type ReadyLine = { id: ReadyId; isDone: boolean; demo?: SellerFact[]; page?: number };

export function readyToSell(facts: ReadyFacts, now: Date): ReadyLine[] {
  const { legalPages, siteUrl } = facts;
  const demo = demoFacts(facts.seller);
  const page = legalPages.findIndex((each) => each !== null && !isOwnPage(each));
  const isDone: Record<ReadyId, boolean> = {
    account: facts.hasAccount,
    seller: demo.length === 0,
    legal: legalPages.length > 0 && legalPages.every((page) => page !== null && isOwnPage(page)),
    voices: facts.demoVoices === 0,
    figures: facts.areFiguresChosen,
    delivery: facts.isDeliveryConfirmed,
    stock: facts.goods > 0,
    mail: isYoung(facts.mailTestedAt, mailDays, now),
    backup: isYoung(facts.backupAt, backupDays, now),
    address: siteUrl !== null && siteUrl.startsWith('https://'),
  };
  return readyIds.map((id) => ({
    id,
    isDone: isDone[id],
    ...(id === 'seller' && demo.length > 0 && { demo }),
    ...(id === 'legal' && page >= 0 && { page }),
  }));
}

/**
 * What keeps orders for money from being taken. A test mail and a backup have to have been made once: that they are old by now, or that
 * the last piece is sold, is on the list above and closes nobody's shop.
 */
export function closedBy(facts: ReadyFacts, now: Date): ReadyId[] {
  const once = { mailTestedAt: facts.mailTestedAt && now, backupAt: facts.backupAt && now, goods: 1 };
  return readyToSell({ ...facts, ...once }, now).flatMap(({ id, isDone }) => (isDone ? [] : [id]));
}
