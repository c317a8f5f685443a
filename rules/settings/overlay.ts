/** A market as its owner set it: the market file, and what was set in its place. */
import type { Market } from '#contract/market.ts';
import { logoPath } from '#rules/brand/logo-path.ts';
import type { SettingValues } from './setting-keys.ts';
import { amountOf, cents } from '#rules/money/cents.ts';

type Values = Partial<SettingValues>;

/** `orders` is a new object for every call, so it can be the key of caches of what follows from a market. */
export function overlay(market: Market, values: Values): Market {
  const look = lookOf(market, values);
  const logo = values['brand.logo'];
  return {
    ...market,
    ...(values['shop.name'] !== undefined && named(market, values['shop.name'])),
    phone: values['shop.phone'] || market.phone,
    email: values['shop.email'] ?? market.email,
    figures: values['shop.figures'] ?? market.figures,
    social: socialOf(market, values),
    delivery: deliveryOf(market, values),
    farmshop: farmshopOf(market, values),
    orders: ordersOf(market, values),
    ...(look && { look }),
    ...(logo && { logo: logoPath(market, logo), hasOwnLogo: true as const }),
  };
}

/** The accounts of others under one's own name would be a lie; so they go with the name. */
function named({ title, brand }: Market, name: string): Partial<Market> {
  return { brand: name, title: title.replaceAll(brand, name), twitterHandle: null, socialAdminId: null };
}

function socialOf({ social }: Market, values: Values): Market['social'] {
  const one = (of: keyof Market['social']) => {
    const set = values[`social.${of}`];
    if (set !== undefined) return set === '' ? null : set;
    return values['shop.name'] === undefined ? social[of] : null;
  };
  return {
    facebook: one('facebook'),
    twitter: one('twitter'),
    instagram: one('instagram'),
    pinterest: one('pinterest'),
  };
}

function deliveryOf({ delivery }: Market, values: Values): Market['delivery'] {
  const days = values['delivery.weekdays'];
  return {
    deadlineHour: values['delivery.deadlineHour'] ?? delivery.deadlineHour,
    leadDays: values['delivery.leadDays'] ?? delivery.leadDays,
    // Settings count from Monday, 1, to Sunday, 7; market files from Sunday, 0.
    closedDays: days ? [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day === 0 ? 7 : day)) : delivery.closedDays,
  };
}

function amount(inCents: number | undefined): number | undefined {
  return inCents === undefined ? undefined : amountOf(cents(inCents));
}

function farmshopOf({ farmshop }: Market, values: Values): Market['farmshop'] {
  return (
    farmshop && {
      ...farmshop,
      boxDelivery: amount(values['delivery.boxPrice']) ?? farmshop.boxDelivery,
      freeDeliveryFrom: amount(values['delivery.boxFreeFrom']) ?? farmshop.freeDeliveryFrom,
    }
  );
}

function ordersOf({ orders }: Market, values: Values): Market['orders'] {
  const { vat, packageDelivery, largeOrder, seller } = orders;
  const unpaidDays = values['money.unpaidDays'] ?? orders.unpaidDays;
  const closures = values['delivery.closures'];
  const isWithoutVat = values['money.noVat'] === true;
  return {
    ...orders,
    vat: { ...vat, food: values['money.vatFood'] ?? vat.food, wine: values['money.vatWine'] ?? vat.wine },
    packageDelivery: {
      cost: amount(values['delivery.price']) ?? packageDelivery.cost,
      freeFrom: amount(values['delivery.freeFrom']) ?? packageDelivery.freeFrom,
    },
    unpaidDays,
    largeOrder: { ...largeOrder, unpaidDays: Math.min(largeOrder.unpaidDays, unpaidDays) },
    ...(values['mails.reminder'] === false && { isReminding: false }),
    seller: {
      name: values['shop.company'] || values['shop.name'] || seller.name,
      address: values['shop.address']?.split('\n').map(trimmed).filter(Boolean).join(', ') || seller.address,
      register: values['shop.registerNumber'] || seller.register,
      // Who charges none needs no number; that of the demo would be a lie.
      vatNumber: values['shop.vatNumber'] || (isWithoutVat ? '' : seller.vatNumber),
    },
    ...(isWithoutVat && { isWithoutVat }),
    ...(closures && closures.length > 0 && { closures }),
  };
}

const trimmed = (line: string) => line.trim();

/** The address of its sheet says what is in it, so that browsers may keep it. */
function lookOf({ code }: Market, values: Values): Market['look'] {
  const [primary, deep] = [values['brand.primary'], values['brand.deep']];
  if (primary === undefined && deep === undefined) return undefined;
  const name = [primary, deep].map((color) => color?.slice(1) ?? 'ours').join('-');
  return { sheet: `/brand/${code}-${name}.css`, ...(primary && { primary }), ...(deep && { deep }) };
}
