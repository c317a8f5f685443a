/**
 * What a market file must say. Whatever differs between countries is a field here; code never asks which market it runs in.
 * Adding a market: one file in markets/, one line in markets/index.ts, a catalogue of texts, content.
 */
import { z } from 'zod';

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

/** What the embedded shop needs to take an order. */
const Orders = z.strictObject({
  /** In percent of the price without it. */
  vat: z.strictObject({ food: z.number().nonnegative(), wine: z.number().nonnegative() }),
  /** Of packages, however many travel together; 0: their prices hold it. */
  packageDelivery: z.strictObject({ cost: z.number().nonnegative(), freeFrom: z.number().nullable() }),
  /** `shape` reads one in capitals without spaces, `regular` writes it as the post does. */
  postCode: z.strictObject({ shape: z.string(), regular: z.string(), example: z.string() }),
  /** Where the number of a house stands: in a field of its own, which must be filled in, or in the street. */
  houseNumber: z.enum(['apart', 'inStreet']),
  /** How a transfer names the account: by IBAN with a code to scan, or by sort code and account number. */
  payment: z.enum(['iban', 'sortCode']),
  /** Days an order waits for its payment. */
  unpaidDays: z.number().int().positive(),
  /** Years the law has a shop keep what it sold to whom. */
  keepYears: z.number().int().positive(),
  holidays: z.array(Holiday),
  /** Pages an order refers to: what is agreed on, and when one may change one's mind. */
  legalPages: z.strictObject({ terms: word, withdrawal: word }),
});

export const Market = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  brand: z.string().min(1),
  theme: word,
  /** The land the market sells from, along the top of the footer. */
  skyline: z.string().startsWith('/'),
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
>;
