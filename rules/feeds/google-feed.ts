/** RSS 2.0 with Google's names (support.google.com/merchants/answer/7052112), one item for each thing that is sold. */
import { escapeHtml } from '#rules/text/escape-html.ts';
import { instantAt, type PlainDate } from '#rules/time/local-time.ts';
import { type FeedItem, feedPrices } from './feed-item.ts';

type Channel = { title: string; link: string; description: string; timeZone: string };

/** Longer ones are refused. */
const longestTitle = 150;
const longestDescription = 5000;

export function googleFeed(items: readonly FeedItem[], { title, link, description, timeZone }: Channel): string {
  const about = [element('title', title), element('link', link), element('description', description)];
  const rows = items.map((item) => `<item>${fieldsOf(item, timeZone).join('')}</item>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about.join('')}
${rows.join('\n')}
</channel></rss>
`;
}

function fieldsOf(item: FeedItem, timeZone: string): string[] {
  const { price, salePrice } = feedPrices(item);
  const { availability, amount } = item;
  const fields: [string, string | null][] = [
    ['id', item.id],
    ['title', cut(item.title, longestTitle)],
    ['description', cut(item.description, longestDescription)],
    ['link', item.link],
    ['image_link', item.image],
    ['price', price],
    ['sale_price', salePrice],
    ['unit_pricing_measure', amount && `${amount.value}${amount.unit}`],
    ['unit_pricing_base_measure', amount && (amount.unit === 'ml' ? '1l' : '1kg')],
    ['availability', availability.is],
    ['availability_date', 'from' in availability ? moment(availability.from, timeZone) : null],
    ['brand', item.brand],
    ['product_type', item.type],
    ['condition', 'new'],
    ['identifier_exists', 'no'],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [element(`g:${name}`, value)]));
}

/** The first moment of the day where it is sold, to the minute. */
function moment(day: PlainDate, timeZone: string): string {
  return `${instantAt(day, 0, timeZone).toISOString().slice(0, 16)}Z`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(xmlText(text))}</${name}>`;
}

/** XML has no place for most control characters, nor for half a pair. */
function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
