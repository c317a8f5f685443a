/** Who sells and who buys, as they stand on a paper. Pure. */
import type { Market } from '#contract/market.ts';
import type { Party, PayTo, SellerParty } from '#rules/books/paper.ts';
import { readPostCode } from '#rules/orders/post-code.ts';
import type { BookedOrder } from './booked-order.ts';

export function sellerOf(market: Market, account: PayTo | null): SellerParty {
  const { seller, invoice } = market.orders;
  return {
    ...addressOf(seller.address, market),
    name: seller.name,
    company: '',
    country: invoice.sellerCountry,
    vatNumber: seller.vatNumber,
    email: market.email,
    phone: market.phone,
    register: seller.register,
    account,
  };
}

/** An address is one line in the settings: what comes after its first comma is the place, with its post code where the market knows its shape. */
function addressOf(address: string, market: Market): Pick<Party, 'street' | 'postCode' | 'city'> {
  const comma = address.indexOf(', ', /^\d+,/.test(address) ? address.indexOf(',') + 1 : 0);
  if (comma < 0) return { street: address, postCode: '', city: '' };
  const [street, place] = [address.slice(0, comma), address.slice(comma + 2)];
  const words = place.split(' ');
  const count = [2, 1].find((many) => readPostCode(words.slice(0, many).join(' '), market) !== null) ?? 0;
  return { street, postCode: words.slice(0, count).join(' '), city: words.slice(count).join(' ') };
}

/** Who asked for an invoice for a business is on it, and not who gets the goods. */
export function buyerOf({ person, billing, email }: BookedOrder, { orders }: Market): Party {
  const { country } = orders.invoice;
  const name = person?.name ?? '';
  const shared = { name, email: email ?? '' };
  if (billing) return { ...shared, ...billing };
  return {
    ...shared,
    company: person?.company ?? '',
    street: [person?.street ?? '', person?.houseNumber ?? ''].filter((part) => part !== '').join(' '),
    postCode: person?.postCode ?? '',
    city: person?.city ?? '',
    country,
    vatNumber: '',
  };
}
