/** The same rows as a table with Meta's names (facebook.com/business/help/120325381656392): quoted as RFC 4180 has it. */
import { type FeedAvailability, type FeedItem, feedPrices } from './feed-item.ts';

const words: Record<FeedAvailability['is'], string> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  backorder: 'available for order',
  preorder: 'preorder',
};

const longestTitle = 200;
const longestDescription = 9999;

/** Meta forbids alcohol, so there is never any in it. */
export function metaFeed(items: readonly FeedItem[]): string {
  const rows = items.filter(({ isAlcohol }) => !isAlcohol).map(rowOf);
  const names = Object.keys(rows[0] ?? rowOf(nothing));
  return [names, ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');
}

function rowOf(item: FeedItem) {
  const { price, salePrice } = feedPrices(item);
  return {
    id: item.id,
    title: item.title.slice(0, longestTitle),
    description: item.description.slice(0, longestDescription),
    availability: words[item.availability.is],
    condition: 'new',
    price,
    sale_price: salePrice ?? '',
    link: item.link,
    image_link: item.image,
    brand: item.brand,
    product_type: item.type ?? '',
  };
}

/** Its names head the table of a shop that sells nothing yet. */
const nothing: FeedItem = {
  id: '',
  title: '',
  description: '',
  link: '',
  image: '',
  price: 0,
  oldPrice: null,
  currency: '',
  brand: '',
  type: null,
  amount: null,
  availability: { is: 'out_of_stock' },
  isAlcohol: false,
};

function quoted(cell: string): string {
  return `"${cell.toWellFormed().replaceAll('"', '""')}"`;
}
