/** What the shop promises, in the same words wherever it stands: checkout, mails, questions, terms. Its sentences hold no sign that HTML would read. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { formatPrice } from '#rules/money/price.ts';
import { demoFacts } from '#rules/selling/ready-to-sell.ts';
import { dayWords, timeWords } from '#rules/time/day-words.ts';
import type { Promises } from './placeholders.ts';

type PromiseMarket = Pick<
  Market,
  'delivery' | 'orders' | 'farmshop' | 'langTag' | 'timeZone' | 'numbers' | 'phone' | 'email' | 'brand'
>;

export type Promising = {
  market: PromiseMarket;
  t: Text;
  /** Whether the shop behind the pages is another one: then its own rules about paying and cancelling hold. */
  isElsewhere: boolean;
  /** Whether that shop charges what the market says. */
  hasMarketRates: boolean;
};

export function promisesOf(promising: Promising): Promises {
  const { market, t, isElsewhere } = promising;
  return {
    cancelling: isElsewhere ? t('shop:promise.cancellingElsewhere') : cancelling(promising),
    paying: isElsewhere ? t('shop:promise.payingElsewhere') : paying(promising),
    delivery_costs: deliveryCosts(promising),
    delivery_days: deliveryDays(promising),
    deadline_hour: deadline(market),
    lead_days: inWords(market.delivery.leadDays, t),
    voucher_years: voucherYears(promising),
    free_from: formatPrice(market.farmshop?.freeDeliveryFrom, market) ?? '',
    ...sellerFacts(promising),
  };
}

/** Who sells, for terms, imprint and footer. Numbers of nothing but noughts are called examples, and so is a seller of the demo. */
function sellerFacts({ market, t }: Pick<Promising, 'market' | 't'>) {
  const { brand, email, phone, orders } = market;
  const { name, address, register, vatNumber } = orders.seller;
  const number = (text: string, isExample: boolean) => (isExample ? `${text} (${t('shop:promise.example')})` : text);
  const demo = demoFacts({ ...orders.seller, phone, email });
  return {
    brand_name: brand,
    shop_email: email,
    shop_phone: phone,
    shop_phone_link: phone.replace(/[^\d+]/g, ''),
    seller_name: name.split(',', 1)[0] ?? name,
    seller_full_name: name,
    seller_address: address,
    seller_register: number(register, demo.includes('register')),
    seller_vat: vatNumber === '' ? orders.invoice.noVat.number : number(vatNumber, demo.includes('vatNumber')),
    seller_note: demo.includes('name') || demo.includes('address') ? t('shop:promise.demoSeller') : '',
  };
}

/** Until when an order can be called off, and where. */
export function cancelling({ market, t }: Pick<Promising, 'market' | 't'>): string {
  return t('shop:promise.cancelling', { hour: deadline(market), days: inWords(market.delivery.leadDays, t) });
}

/** Until when an order has to be paid, and how much of it before it comes. */
function paying({ market, t }: Promising): string {
  const { unpaidDays, largeOrder, prepayShare } = market.orders;
  const all = t('shop:promise.paying', { days: inWords(unpaidDays, t), large: inWords(largeOrder.unpaidDays, t) });
  return prepayShare < 1 ? `${all} ${t('shop:promise.payingHalf')}` : all;
}

/** "twee jaar" */
function voucherYears({ market, t }: Promising): string {
  const { years } = market.orders.vouchers;
  return years === 1 ? t('shop:promise.voucherYear') : t('shop:promise.voucherYears', { years: inWords(years, t) });
}

function deadline(market: PromiseMarket): string {
  return timeWords({ hour: market.delivery.deadlineHour, minute: 0 }, market);
}

/** Up to ten in letters, as the texts around it. */
function inWords(count: number, t: Text): string {
  return t.find(`shop:promise.count.${count}`) ?? String(count);
}

type Rate = { cost: number; freeFrom: number | null };

/** `freeFrom` of the box is the market's own in every shop. */
function deliveryCosts({ market, t, hasMarketRates }: Promising): string {
  const { farmshop, orders } = market;
  const box = farmshop && {
    cost: hasMarketRates ? farmshop.boxDelivery : 0,
    freeFrom: farmshop.freeDeliveryFrom,
  };
  const packages = hasMarketRates ? sentence('packages', orders.packageDelivery) : t('shop:promise.costsElsewhere');
  return box ? `${packages} ${sentence('box', box)}` : packages;

  function sentence(of: 'packages' | 'box', { cost, freeFrom }: Rate): string {
    const from = formatPrice(freeFrom, market) ?? '';
    const price = formatPrice(cost, market) ?? '';
    const free = freeFrom === null ? 'included' : 'freeFrom';
    const paid = freeFrom === null ? 'plus' : 'plusFreeFrom';
    return t(`shop:promise.${of}.${cost === 0 ? free : paid}`, { price, from, box: farmshop?.boxName ?? '' });
  }
}

/** "maandag tot en met zaterdag, niet op feestdagen" */
function deliveryDays({ market, t }: Promising): string {
  const week = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ isOpen: !market.delivery.closedDays.includes(day), day }));
  const open = week.filter(({ isOpen }) => isOpen);
  // The 4th of January 1970 was a Sunday.
  const names = open.map(({ day }) =>
    dayWords(`1970-01-${String(4 + day).padStart(2, '0')}`, market, { weekday: 'long' }),
  );
  const isRow =
    open.length > 2 &&
    week.findLastIndex(({ isOpen }) => isOpen) - week.findIndex(({ isOpen }) => isOpen) === open.length - 1;
  return isRow
    ? t('shop:promise.days', { first: names[0] ?? '', last: names.at(-1) ?? '' })
    : t('shop:promise.daysOf', { days: new Intl.ListFormat(market.langTag).format(names) });
}
