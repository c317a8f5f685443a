/**
 * What a market file must say. Whatever differs between countries is a field here; code never asks which market it runs in.
 * Adding a market: one file in markets/, one line in markets/index.ts, a catalogue of texts, content.
 */
import { z } from 'zod';
import { MarketInvoice, Seller } from './market-invoice.ts';

export const animalTypes = [
  'cow',
  'chicken',
  'pig',
  'game',
  'deer',
  'roe',
  'boar',
  'turkey',
  'sheep',
  'fish',
  'salmon',
  'codfish',
  'duck',
  'goose',
] as const;
export const AnimalType = z.enum(animalTypes);
export type AnimalType = z.output<typeof AnimalType>;

/** Keys of the product sub-routes: most are animals, some are other goods. */
export const productKeys = [
  'boar',
  'chicken',
  'cow',
  'deer',
  'duck',
  'goat',
  'goose',
  'pig',
  'sheep',
  'turkey',
  'salmon',
  'codfish',
  'lam',
  'roe',
  'wine',
  'geurlijn',
] as const;
export const ProductKey = z.enum(productKeys);
export type ProductKey = z.output<typeof ProductKey>;

export const hostKinds = ['production', 'staging', 'alpha', 'local'] as const;
export const HostKind = z.enum(hostKinds);
export type HostKind = z.output<typeof HostKind>;

/** Groups of the farm shop list; `bioCow` exists only for display. */
export const FarmshopGroup = z.enum([...animalTypes, 'bioCow']);
export type FarmshopGroup = z.output<typeof FarmshopGroup>;

const word = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens');
/** An entry without a path in this market makes no route. */
const wordOrNone = word.nullable();
const weekday = z.number().int().min(0).max(6);

const Words = z.strictObject({
  /** Home variant with the category switch. */
  animals: word,
  /** Overview, give a coupon, business gift, Christmas: always these four, in this order. */
  coupons: z.tuple([wordOrNone, wordOrNone, wordOrNone, wordOrNone]),
  faq: word,
  farmers: word,
  /** Special slug below `farmers`. */
  newFarmers: word,
  cuts: word,
  mission: word,
  products: word,
  recipes: word,
  breeds: word,
  search: word,
  /** Below it stands the page of each animal. */
  origin: word,
  farmshop: wordOrNone,
  /** Special slug below `farmshop`. */
  feedback: wordOrNone,
  blog: wordOrNone,
});

const ProductWord = z.strictObject({
  key: ProductKey,
  word: wordOrNone,
  /** Host kinds on which the entry exists; absent means everywhere. */
  only: z.array(HostKind).optional(),
});

const Farmshop = z.strictObject({
  /** What the box is called in a basket. */
  boxName: z.string().min(1),
  freeDeliveryFrom: z.number(),
  /** What a box below that costs to deliver. */
  boxDelivery: z.number().nonnegative(),
  /** Shown in the basket overview while delivery is not free. */
  insulatedDelivery: z.number().nullable(),
  /** Organic beef forms a group of its own. */
  hasBioCow: z.boolean(),
  /** After which card of a group a banner stands. */
  bannerPositions: z.partialRecord(FarmshopGroup, z.array(z.number().int().positive())),
  /** One slug for each position above, in the same order. */
  bannerSlugs: z.array(word),
  feedbackForm: z.url(),
});

/** A day of each year: a date, which may move by some days from a weekend, days from Easter, or a Monday of a month. */
const Holiday = z.union([
  z.strictObject({
    date: z.string().regex(/^\d{2}-\d{2}$/),
    movesBy: z.strictObject({ saturday: z.number().int(), sunday: z.number().int() }).optional(),
  }),
  z.strictObject({ easter: z.number().int() }),
  z.strictObject({ month: z.number().int().min(1).max(12), monday: z.enum(['first', 'last']) }),
]);

/** `amount` is in the currency; `pieces` are those of the farm shop, which are counted apart. */
const UnpaidMost = z.strictObject({
  amount: z.number().positive(),
  packages: z.number().int().positive(),
  pieces: z.number().int().positive(),
});

/** What the embedded shop needs to take an order. */
const Orders = z.strictObject({
  /** In percent of the price without it. */
  vat: z.strictObject({
    food: z.number().nonnegative(),
    wine: z.number().nonnegative(),
    /**
     * Of a voucher when it is sold: that of food where all it buys has that one rate; 0 where it buys things of several rates, so that
     * VAT is due with what it buys.
     */
    voucher: z.number().nonnegative(),
  }),
  /** Years a voucher holds, from the day it was paid for or from the end of that year. */
  vouchers: z.strictObject({ years: z.number().int().positive(), from: z.enum(['day', 'yearEnd']) }),
  /** Of packages, however many travel together; 0: their prices hold it. */
  packageDelivery: z.strictObject({ cost: z.number().nonnegative(), freeFrom: z.number().nullable() }),
  /** `shape` reads one in capitals without spaces, `regular` writes it as the post does; `unserved` finds those nobody delivers to among the latter. */
  postCode: z.strictObject({
    shape: z.string(),
    regular: z.string(),
    example: z.string(),
    unserved: z.string().nullable(),
  }),
  /** Where the number of a house stands: in a field of its own, which must be filled in, or in the street. */
  houseNumber: z.enum(['apart', 'inStreet']),
  /** How a transfer names the account: by IBAN with a code to scan, or by sort code and account number. */
  payment: z.enum(['iban', 'sortCode']),
  /** How much of the price may be asked for before goods are brought; 1 where the law does not bound it. */
  prepayShare: z.number().positive().max(1),
  /** Days an order waits for its payment. */
  unpaidDays: z.number().int().positive(),
  /** An order for more than `from` waits this long only. */
  largeOrder: z.strictObject({ from: z.number().positive(), unpaidDays: z.number().int().positive() }),
  /** The most that is kept for somebody who has not paid: for one e-mail address, and for one sender. */
  unpaidMost: z.strictObject({ address: UnpaidMost, sender: UnpaidMost }),
  /** Years the law has a shop keep what it sold to whom. */
  keepYears: z.number().int().positive(),
  /** So many days before an order would be given up its buyer is reminded, once. */
  remindDaysBefore: z.number().int().positive(),
  /** How food travels, and slugs of packages that come fresh where all else is frozen. */
  arrival: z.strictObject({ food: z.enum(['frozen', 'fresh']), fresh: z.array(word) }),
  /** Who sells, as the law has it said in the confirmation of an order. */
  seller: Seller,
  /** True where the owner charges no VAT: set in the studio, never in a market file. */
  isWithoutVat: z.boolean().optional(),
  /** What a discount is called that was given by paying back more than was owed. */
  givenBack: z.string().min(1),
  invoice: MarketInvoice,
  holidays: z.array(Holiday),
  /** Days of this shop alone, both ends closed: set in the studio, never in a market file. */
  closures: z.array(z.strictObject({ from: z.string(), to: z.string(), words: z.string() })).optional(),
  /** False where the owner wants no buyer reminded; set in the studio. */
  isReminding: z.boolean().optional(),
  /** How a time is written: `{h}` of 24 hours, `{h12}` with `{ampm}`, `{mm}` minutes; a moment has a `{day}` and a `{time}`. */
  clock: z.strictObject({
    whole: z.string().includes('{h'),
    exact: z.string().includes('{mm}'),
    moment: z.string().includes('{day}').includes('{time}'),
  }),
  /** Pages an order refers to: what is agreed on, and when one may change one's mind. */
  legalPages: z.strictObject({ terms: word, withdrawal: word }),
});

export const Market = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  brand: z.string().min(1),
  theme: word,
  /** Colours of the owner's own in place of the theme's, and the sheet that holds them: set in the studio, never in a market file. */
  look: z.strictObject({ sheet: z.string(), primary: z.string().optional(), deep: z.string().optional() }).optional(),
  /** The owner's own logo is `logo`, in place of the mark of the theme: set in the studio, never in a market file. */
  hasOwnLogo: z.literal(true).optional(),
  /** The land the market sells from: what a page without a picture of its own is shared with. */
  skyline: z.string().startsWith('/'),
  /** The same land ten times as wide as high, along the top of the footer. */
  footerLand: z.string().startsWith('/'),
  /** What a page that does not exist shows. */
  lostPicture: z.string().startsWith('/'),
  /** Animals in a row, in the inks of the brand; `height` is that of 800 pixels of width. */
  parade: z.strictObject({ image: z.string().startsWith('/'), height: z.number().int().positive() }),
  title: z.string().min(1),
  languageName: z.string().min(1),
  langTag: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  /** As `Intl` writes them in that locale, so that browsers need not ask it; `#` is the number without its sign. */
  numbers: z.strictObject({
    decimal: z.string().length(1),
    group: z.string().length(1),
    price: z.string().includes('#'),
    negativePrice: z.string().includes('#'),
  }),
  ogLocale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  timeZone: z.string(),
  domain: z.string(),
  siteUrl: z.url(),
  stagingUrl: z.url(),
  localUrl: z.url(),
  /** Second segment of the content service's base. */
  siteLanguage: z.string().regex(/^[a-z]{2}$/),
  logo: z.string().startsWith('/'),
  socialAdminId: z.string().nullable(),
  twitterHandle: z.string().nullable(),
  social: z.strictObject({
    facebook: z.url().nullable(),
    twitter: z.url().nullable(),
    instagram: z.url().nullable(),
    pinterest: z.url().nullable(),
  }),
  /** Category keys of the shop area. */
  categories: z.strictObject({ cow: word, chicken: word, deer: word }),
  payments: z.array(word).min(1),
  animalTypes: z.array(AnimalType).min(1),
  /** Types whose packages offer a notice when they are back. */
  soldOutSignUpAnimals: z.array(AnimalType),
  words: Words,
  productWords: z.array(ProductWord),
  /** Order of the sub-routes on staging, alpha and local hosts, where it differs from `productWords`. */
  productOrderOffProduction: z.array(ProductKey).optional(),
  filterWords: z.partialRecord(AnimalType, word),
  hasBasketCount: z.boolean(),
  farmshop: Farmshop.nullable(),
  luxuryCouponExtra: z.number(),
  delivery: z.strictObject({
    deadlineHour: z.number().int().min(0).max(23),
    leadDays: z.number().int().positive(),
    /** Days, Sunday = 0, on which no order is processed or delivered. */
    closedDays: z.array(weekday),
  }),
  orders: Orders,
  freezer: z.strictObject({ halfUpToKg: z.number(), fullFromKg: z.number() }),
  /** `specified`: sold figures clamped and halved for show; `plain`: the figures as they are. */
  figures: z.enum(['specified', 'plain']),
  /** Pork names how the pigs were kept. */
  namesPorkHusbandry: z.boolean(),
  /** Wine is sold from this age on; `asksAge` has the visitor confirm it on the way to the checkout. */
  alcohol: z.strictObject({ minimumAge: z.number().int().positive(), asksAge: z.boolean() }),
  /** What other shops' windows may show of this one. */
  feeds: z.strictObject({ alcohol: z.boolean() }),
  /**
   * What may be crossed out beside a price: the lowest of the 30 days before it, as the directive on price indications has it, or
   * what the content says.
   */
  priceCut: z.enum(['lowest-30-days', 'as-given']),
  phone: z.string().min(1),
  email: z.email(),
  /** Popup sign-up at the mailing service; its address is configuration. */
  mailing: z.strictObject({ subscribe: z.string(), groupField: z.string(), groupValue: z.string() }),
  /** Namespace of the shop area's own REST calls. */
  shopPlugin: word,
  newsletterCookie: z.string(),
  /** Where the affiliate partner reads its cookie, whatever market the visitor came to. */
  affiliateCookiePath: z.string().startsWith('/'),
  /** `ask`: nothing is measured before the visitor has agreed. */
  consent: z.enum(['none', 'ask']),
});
export type Market = z.output<typeof Market>;

/** What travels to browsers with every page: without how orders are taken, where the market is served from and what machines read. */
export type BrowserMarket = Omit<
  Market,
  | 'orders'
  | 'domain'
  | 'stagingUrl'
  | 'localUrl'
  | 'siteLanguage'
  | 'ogLocale'
  | 'socialAdminId'
  | 'twitterHandle'
  | 'categories'
  | 'feeds'
  | 'priceCut'
>;
