/** The same rows as plain JSON, for programs that answer questions about the shop. */
import { type FeedItem, feedPrice } from './feed-item.ts';

type About = { brand: string; language: string; page: string };

export function productsFeed(items: readonly FeedItem[], about: About) {
  return {
    ...about,
    products: items.map(({ availability, amount, price, oldPrice, currency, brand: _brand, isAlcohol, ...item }) => ({
      ...item,
      price: feedPrice(price, currency),
      ...(oldPrice !== null && { price_before: feedPrice(oldPrice, currency) }),
      ...(amount && { amount: `${amount.value} ${amount.unit}` }),
      availability: availability.is,
      ...('from' in availability && { available_from: availability.from }),
      ...(isAlcohol && { alcohol: true }),
    })),
  };
}
