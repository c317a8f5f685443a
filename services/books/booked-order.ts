import type { OrderFacts } from '#rules/books/sold.ts';
import type { Billing } from '#rules/books/billing.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

/** An order as the books see it; services/orders has all of it. */
export type BookedOrder = OrderFacts & {
  id: string;
  number: string;
  market: string;
  reference: string;
  deliveryDay: PlainDate | null;
  email: string | null;
  person: {
    name: string;
    company: string;
    street: string;
    houseNumber: string;
    postCode: string;
    city: string;
  } | null;
  billing: Billing | null;
};
