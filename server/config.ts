/** The settings of the shop, read once. Nothing else touches the environment. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { hostKinds, type Market } from '#contract/market.ts';
import { marketList } from '#markets/index.ts';
import { readAccountNumber, readIban, readSortCode } from '#rules/bank/iban.ts';
import type { Account } from '#services/orders/payment.ts';
import { isEmail } from '#services/kit/email.ts';
import { hostList, pathList } from './config-lists.ts';
import { demoMediaDir, pictureFolders } from './config-pictures.ts';
import { keySettings, paymentsIn, twoKeys } from './config-payments.ts';
import { sharedWithShop } from './shared-with-shop.ts';
import { withoutTrailing } from '#rules/text/without-trailing.ts';

const isSet = (value: string | undefined) => value !== undefined && value.trim() !== '';

const beginning = (protocol: string) => (protocol === 'mailto:' ? protocol : `${protocol}//`);
const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that begins with ${protocols.map(beginning).join(' or ')}`,
  });
const contactUrl = url(['https:', 'mailto:']).refine((value) => !/\s/.test(value), {
  message: 'must have no spaces in it',
});
const webUrl = url(['http:', 'https:']).transform((value) => withoutTrailing(value, '/'));
const onOff = z
  .enum(['0', '1', 'on', 'off', 'true', 'false'])
  .transform((value) => ['1', 'on', 'true'].includes(value));
/** Where the shop is. Its path is the visitor's, so one of its own would be lost. */
const shopOrigin = webUrl.refine((value) => new URL(value).pathname === '/' && !/[?#]/.test(value), {
  message:
    'must be an origin without a path, such as https://shop.internal: the path of the visitor is forwarded unchanged',
});
/** The studio's own address: a host, and https unless it is this machine. */
const studioUrl = webUrl.refine(
  (value) =>
    new URL(value).pathname === '/' &&
    (value.startsWith('https:') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(value)),
  { message: 'must be an origin without a path that begins with https://, such as https://studio.kudde.example' },
);
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const iban = z.string().transform((value, context) => {
  const read = readIban(value);
  if ('iban' in read) return read.iban;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});
const sortCode = z.string().transform((value, context) => {
  const read = readSortCode(value);
  if (read === null) context.addIssue({ code: 'custom', message: 'must have six digits, such as 12-34-56' });
  return read ?? z.NEVER;
});
const accountNumber = z.string().transform((value, context) => {
  const read = readAccountNumber(value);
  if (read === null) context.addIssue({ code: 'custom', message: 'must have eight digits' });
  return read ?? z.NEVER;
});

/** Whether another shop charges the market's own rates of delivery, or rates that only its basket knows. */
const deliveryRates = z.enum(['market', 'basket']);
/** Pictures that were added in the studio. */
export const uploadsIn = (dataDir: string) => join(dataDir, 'uploads');

const settings = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000_000).default(64),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  CONTENT_API: z.enum(['dev']).optional(),
  CONTENT_API_URL: webUrl.optional(),
  CONTENT_API_URL_STAGING: webUrl.optional(),
  CONTENT_API_URL_LOCAL: webUrl.optional(),
  CONTENT_API_URL_DEV: webUrl.optional(),
  CONTENT_TIMEOUT: wholeNumber(1, 30).default(8),
  SHOP_URL: shopOrigin.optional(),
  SHOP_DELIVERY: deliveryRates.default('basket'),
  SHOP_HOST: z.enum(['public', 'upstream']).default('public'),
  SHOP_BODY_LIMIT_MB: wholeNumber(1, 4096).default(64),
  SHOP_CLOSED_PATHS: pathList.optional(),
  ORDERS: z.enum(['on', 'off']).default('on'),
  SELL_ANYWAY: onOff.default(false),
  HOST_KIND: z.enum(['auto', ...hostKinds]).default('auto'),
  MAILING: z.enum(['proxy', 'jsonp']).default('proxy'),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  OWNER_MAIL: z.string().refine(isEmail, 'must be an address, such as you@kudde.example').optional(),
  NIGHTLY_BACKUP: onOff.default(true),
  SECURITY_CONTACT: contactUrl.optional(),
  ...pictureFolders,
  WARM_PICTURES: onOff.default(true),
  OFFLINE_RECIPES: onOff.default(true),
  REDIRECT_HOSTS: hostList.default([]),
  FRAME_HOSTS: hostList.default([]),
  IMAGE_HOSTS: hostList.default([]),
  TRUST_PROXY: onOff.default(false),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  CONSENT: z.enum(['none', 'ask']).optional(),
  FIGURES: z.enum(['specified', 'plain']).optional(),
  COLLECT_MISSING: onOff.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_HITS: onOff.default(false),
  PAGE_TTL: wholeNumber(1, 86_400).default(60),
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(64),
  WATCHDOG_SECONDS: wholeNumber(0, 86_400).default(30),
  PROCESSES: z
    .string()
    .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto, or a number from 1 to 64')
    .default('1'),
  DRAIN_SECONDS: wholeNumber(0, 300).default(3),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MOLLIE_API_URL: webUrl.optional(),
  STRIPE_API_URL: webUrl.optional(),
  STUDIO: onOff.default(false),
  STUDIO_URL: studioUrl.optional(),
};

/** Settings each market may have of its own, such as SITE_URL_NL. */
const perMarket = {
  SITE_URL: webUrl,
  STAGING_URL: webUrl,
  SHOP_URL: shopOrigin,
  SHOP_DELIVERY: deliveryRates,
  MAILING_URL: webUrl,
  ...keySettings,
};

/** The account orders are paid to, as a transfer in that market names it. */
const accountSettings = {
  iban: { SHOP_IBAN: iban, SHOP_ACCOUNT_NAME: z.string() },
  sortCode: { SHOP_SORT_CODE: sortCode, SHOP_ACCOUNT: accountNumber, SHOP_ACCOUNT_NAME: z.string() },
};

const marketSettings = Object.fromEntries(
  marketList.flatMap(({ code, orders }) =>
    Object.entries({ ...perMarket, ...accountSettings[orders.payment] }).map(([name, schema]) => [
      `${name}_${code.toUpperCase()}`,
      schema.optional(),
    ]),
  ),
);

const Settings = z.object(settings).refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
  path: ['MAIL_FROM'],
  message: 'must name the sender where SMTP_URL is set, such as Kudde <post@kudde.example>',
});
const MarketSettings = z.object(marketSettings).superRefine((given, context) => {
  for (const { code, orders } of marketList) {
    for (const problem of twoKeys(code, given)) context.addIssue({ code: 'custom', ...problem });
    const names = Object.keys(accountSettings[orders.payment]).map((name) => `${name}_${code.toUpperCase()}`);
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    const others = names.filter((name) => !missing.includes(name)).join(' and ');
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${others} would be half an account` });
  }
});

/** Every name this shop listens to, for `.env.example` and for spotting slips of the pen. */
export const settingNames = [...Object.keys(settings), ...Object.keys(marketSettings)].filter(
  (name) => name !== 'NODE_ENV',
);

type Environment = Record<string, string | undefined>;
export type Config = ReturnType<typeof readConfig>;

export class WrongSettings extends Error {
  constructor(problems: string[]) {
    super(
      `These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nAll settings are explained in .env.example.`,
    );
    this.name = 'WrongSettings';
  }
}

/** The environment, with a file `.env` filling what is not set in it. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

export function readConfig(environment: Environment) {
  // An empty setting is one that was left blank in a file, not a wish for emptiness.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => isSet(value)));
  const general = Settings.safeParse(given);
  const ofMarkets = MarketSettings.safeParse(given);
  if (!general.success || !ofMarkets.success) {
    throw new WrongSettings([general, ofMarkets].flatMap(({ error }) => error?.issues ?? []).map(problemOf(given)));
  }
  const env = general.data;
  const isProduction = env.NODE_ENV === 'production';
  const ofMarket = (name: keyof typeof perMarket) =>
    Object.fromEntries(marketList.map(({ code }) => [code, ofMarkets.data[`${name}_${code.toUpperCase()}`] ?? null]));
  const all = (name: 'SITE_URL' | 'SHOP_URL') => Object.values(ofMarket(name)).flatMap((address) => address ?? []);
  const studio = { isOn: env.STUDIO, url: env.STUDIO_URL ?? null };
  const shopUrls = [...all('SHOP_URL'), ...(env.SHOP_URL ? [env.SHOP_URL] : [])];
  const problems = sharedWithShop({ ...studio, shopUrls, siteUrls: all('SITE_URL') });
  if (problems.length > 0) throw new WrongSettings(problems);
  const contentUrl = env.CONTENT_API_URL ?? null;
  return Object.freeze({
    environment: env.NODE_ENV,
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(env.DATA_DIR),
    diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    databaseUrl: env.DATABASE_URL ?? null,
    contentApi: {
      useDev: env.CONTENT_API === 'dev',
      production: contentUrl,
      staging: env.CONTENT_API_URL_STAGING ?? contentUrl,
      local: env.CONTENT_API_URL_LOCAL ?? contentUrl,
      dev: env.CONTENT_API_URL_DEV ?? contentUrl,
    },
    contentTimeoutMs: env.CONTENT_TIMEOUT * 1000,
    shop: {
      urls: mapValues(ofMarket('SHOP_URL'), (own) => own ?? env.SHOP_URL ?? null),
      /** By market: `market` when such a shop charges for delivery what the market file says. */
      delivery: mapValues(ofMarket('SHOP_DELIVERY'), (own) => own ?? env.SHOP_DELIVERY),
      host: env.SHOP_HOST,
      bodyLimit: env.SHOP_BODY_LIMIT_MB * 1024 * 1024,
      /** Null: the usual ones, on public hosts. */
      closedPaths: env.SHOP_CLOSED_PATHS ?? null,
    },
    orders: {
      isOpen: env.ORDERS === 'on',
      /** Null: the market is a demonstration. */
      accounts: Object.fromEntries(marketList.map((market) => [market.code, accountOf(market, ofMarkets.data)])),
    },
    payments: paymentsIn(ofMarkets.data, { mollie: env.MOLLIE_API_URL ?? null, stripe: env.STRIPE_API_URL ?? null }),
    /** Orders are taken also where the list before selling is not done. */
    sellAnyway: env.SELL_ANYWAY,
    siteUrls: ofMarket('SITE_URL'),
    stagingUrls: ofMarket('STAGING_URL'),
    hostKind: env.HOST_KIND,
    mailing: { urls: ofMarket('MAILING_URL'), way: env.MAILING },
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null },
    /** Whom the shop tells what happens, unless the settings of a market name somebody. */
    ownerMail: env.OWNER_MAIL ?? null,
    nightlyBackup: env.NIGHTLY_BACKUP,
    /** Null: the customer service of each market. */
    securityContact: env.SECURITY_CONTACT ?? null,
    /** Originals of pictures: what was uploaded, the owner's folder, if there is one, and then the one that comes with the shop. */
    mediaDirs: [...new Set([uploadsIn(resolve(env.DATA_DIR)), resolve(env.MEDIA_DIR), resolve(demoMediaDir)])],
    pictureStore: env.MEDIA_URL ?? null,
    warmPictures: env.WARM_PICTURES,
    /** Files of a shop that is being developed have other names from one moment to the next. */
    offlineRecipes: env.OFFLINE_RECIPES && env.NODE_ENV !== 'development',
    redirectHosts: env.REDIRECT_HOSTS,
    frameHosts: env.FRAME_HOSTS,
    imageHosts: env.IMAGE_HOSTS,
    trustProxy: env.TRUST_PROXY,
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    consent: env.CONSENT ?? null,
    figures: env.FIGURES ?? null,
    collectMissing: env.COLLECT_MISSING ?? env.NODE_ENV === 'development',
    logLevel: env.LOG_LEVEL,
    logHits: env.LOG_HITS,
    pageTtlSeconds: env.PAGE_TTL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    watchdogSeconds: env.WATCHDOG_SECONDS,
    drainSeconds: env.DRAIN_SECONDS,
    /** How many serve behind the one port. */
    processes: env.PROCESSES === 'auto' ? availableParallelism() : Number(env.PROCESSES),
    metricsPort: env.METRICS_PORT ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    /** On this machine it is always there; `url` is a host of its own, `isOn` the shop's own hosts. */
    studio,
  });
}

function accountOf({ code, orders }: Market, given: Record<string, string | undefined>): Account | null {
  const setting = (name: string) => given[`${name}_${code.toUpperCase()}`] ?? null;
  const name = setting('SHOP_ACCOUNT_NAME');
  const [ibanOf, sort, number] = [setting('SHOP_IBAN'), setting('SHOP_SORT_CODE'), setting('SHOP_ACCOUNT')];
  if (name === null) return null;
  if (orders.payment === 'iban') return ibanOf === null ? null : { kind: 'iban', name, iban: ibanOf };
  return sort === null || number === null ? null : { kind: 'sortCode', name, sortCode: sort, accountNumber: number };
}

function mapValues<T, Out>(record: Record<string, T>, change: (value: T) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Passwords may stand in addresses, and keys are secrets, so those values are not repeated. */
function problemOf(given: Environment) {
  return ({ path, message }: z.core.$ZodIssue): string => {
    const name = path.map(String).join('.');
    const value = given[name] ?? '';
    return `${name}${value.includes('@') || /KEY|SECRET|TOKEN/.test(name) ? '' : `=${value}`}: ${message}`;
  };
}
