/** All that a loader or an action may know about a request, and whom it may ask. The server fills it in (server/studio). */
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Market } from '#contract/market.ts';
import { may, type Right, type StudioLanguage } from '#rules/people/roles.ts';
import type { MailsPort } from './mails.ts';
import type { BackupsPort } from './backups.ts';
import type { OrdersPort } from './orders.ts';
import type { ContentPort } from './content.ts';
import type { EditingPort } from './editing.ts';
import type { CustomersPort } from './customers.ts';
import type { BankPort } from './bank.ts';
import type { OwnTextsPort } from './own-texts.ts';
import type { BooksPort } from './books.ts';
import type { SalesPort } from './sales.ts';
import type { PaymentsPort } from './payments.ts';
import type { HerdPort } from './herd.ts';
import type { PeoplePort, Person } from './people.ts';
import type { PicturesPort } from './pictures.ts';
import type { RecallPort } from './recall.ts';
import type { SettingsPort } from './settings.ts';
import type { TodayPort } from './today.ts';
import type { StockPort } from './stock.ts';
import type { WeekPort } from './week.ts';

/** What was sent with a session that had ended, for the form of that page. */
export type Carried = { path: string; fields: [string, string][] };

export type StudioContext = {
  now: Date;
  /** Of the address (?market=fr), so that two tabs may show two shops. */
  market: Market;
  markets: readonly Market[];
  /** The person's; before somebody is signed in, the browser's. */
  language: StudioLanguage;
  person: Person | null;
  session: { id: string; carried: Carried | null } | null;
  /** Who asks, for limits, and what the cookie holds. */
  visitor: { address: string; device: string; token: string | null };
  /** Where the studio is, for links that leave it. */
  origin: string;
  /** The header that signs somebody in, or with null out. */
  sessionCookie: (token: string | null) => string;
  people: PeoplePort;
  settings: SettingsPort;
  ownTexts: OwnTextsPort;
  mails: MailsPort;
  content: ContentPort;
  pictures: PicturesPort;
  editing: EditingPort;
  backups: BackupsPort;
  orders: OrdersPort;
  payments: PaymentsPort;
  customers: CustomersPort;
  bank: BankPort;
  today: TodayPort;
  week: WeekPort;
  stock: StockPort;
  herd: HerdPort;
  recall: RecallPort;
  books: BooksPort;
  sales: SalesPort;
  /** Takes back what was done; false where it is too late. */
  undo: (id: number, by: Person) => Promise<boolean>;
  /** Of inline scripts, known to nobody before the page is made. */
  scriptMark: string;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
};

export const studioContextKey = createContext<StudioContext>();

type Context = Readonly<RouterContextProvider>;

export function studioOf(context: Context): StudioContext {
  return context.get(studioContextKey);
}

/** For screens inside the book: the frame let nobody in who is not signed in. */
export function signedIn(context: Context): StudioContext & { person: Person } {
  const studio = studioOf(context);
  if (!studio.person) throw data(null, 401);
  return { ...studio, person: studio.person };
}

/** The same, for what only some may do. */
export function allowed(context: Context, right: Right): StudioContext & { person: Person } {
  const studio = signedIn(context);
  if (!may(studio.person.role, right)) throw data(null, 403);
  return studio;
}
