/** A cart as WooCommerce's Store API writes it, with Product Bundles' extension: every field, even those with nothing to say. */
import { imageAddress } from '#contract/images.ts';
import type { Market } from '#contract/market.ts';
import { itemsCount } from './bundle-cart.ts';
import type { CartContent, Notice } from './cart-content.ts';
import { maxPerCart, type Refusal, stockProblems } from './cart-stock.ts';
import { type PricedBox, type PricedCart, type PricedLine, type PricedPiece, priceCart } from './cart-totals.ts';
import { type CurrencyFields, currencyFields } from './currency-fields.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import type { Catalogue } from '#services/shop/catalogue/catalogue.ts';

export type CartView = {
  content: CartContent;
  catalogue: Catalogue;
  notices: Notice[];
  market: Market;
  /** Scheme, host and port the visitor used. */
  origin: string;
  /** What the way of delivery is called. */
  deliveryName: string;
  /** Says what is wrong with something in the cart. */
  problemText: (problem: Refusal) => string;
};

type Writer = { currency: CurrencyFields; shopUrl: string; catalogue: Catalogue };

export function cartJson(view: CartView) {
  const { content, catalogue, market, origin } = view;
  const cart = priceCart(content, catalogue, market);
  const writer = { currency: currencyFields(market), shopUrl: `${origin}/${market.code}/shop`, catalogue };
  const country = market.locale.slice(-2);
  const isEmpty = cart.lines.length === 0;
  return {
    items: cart.lines.flatMap((line) => lineJson(line, writer)),
    coupons: cart.coupons.map(({ code, discount }) => ({
      code,
      discount_type: 'percent',
      totals: { total_discount: String(discount), total_discount_tax: '0', ...writer.currency },
    })),
    fees: [],
    totals: totalsJson(cart, writer.currency),
    shipping_address: { ...emptyAddress, country, phone: '' },
    billing_address: { ...emptyAddress, country, email: '', phone: '' },
    needs_payment: cart.total > 0,
    needs_shipping: cart.needsDelivery,
    payment_requirements: ['products'],
    has_calculated_shipping: !isEmpty,
    shipping_rates: cart.needsDelivery ? [shippingJson(cart, view, writer.currency)] : [],
    items_count: itemsCount(content),
    items_weight: 0,
    cross_sells: [],
    errors: errorsJson(view),
    payment_methods: [],
    extensions: {},
  };
}

/** What is wrong with the cart is said with every reading, what was refused since the last one only once. */
function errorsJson({ content, catalogue, notices, problemText }: CartView) {
  const problems = stockProblems(content, catalogue).map((problem) => ({
    code: refusalCodes[problem.reason],
    message: escapeHtml(problemText(problem)),
  }));
  const refused = notices.flatMap(({ kind, text }) =>
    kind === 'error' ? [{ code: 'woocommerce_rest_cart_item_error', message: escapeHtml(text) }] : [],
  );
  return [...problems, ...refused];
}

export const refusalCodes: Record<Refusal['reason'], string> = {
  unknown: 'woocommerce_rest_cart_invalid_product',
  options: 'woocommerce_rest_cart_invalid_product',
  out_of_stock: 'woocommerce_rest_product_out_of_stock',
  over_stock: 'woocommerce_rest_product_partially_out_of_stock',
};

const emptyAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
};

function totalsJson(cart: PricedCart, currency: CurrencyFields) {
  const isEmpty = cart.lines.length === 0;
  return {
    total_items: String(cart.subtotal),
    total_items_tax: '0',
    total_fees: '0',
    total_fees_tax: '0',
    total_discount: String(cart.discount),
    total_discount_tax: '0',
    total_shipping: isEmpty ? null : String(cart.delivery),
    total_shipping_tax: isEmpty ? null : '0',
    total_price: String(cart.total),
    total_tax: '0',
    tax_lines: [],
    ...currency,
  };
}

function shippingJson(cart: PricedCart, { market, deliveryName }: CartView, currency: CurrencyFields) {
  // A box is sent as one.
  const sent = cart.lines.filter(({ good }) => good.type !== 'variation');
  const { first_name: _first, last_name: _last, company: _company, ...address } = emptyAddress;
  return {
    package_id: 0,
    name: 'Shipment 1',
    destination: { ...address, country: market.locale.slice(-2) },
    items: sent.map(({ key, good, quantity }) => ({ key, name: escapeHtml(good.name), quantity })),
    shipping_rates: [
      {
        rate_id: 'flat_rate:1',
        name: deliveryName,
        description: '',
        delivery_time: '',
        price: String(cart.delivery),
        taxes: '0',
        instance_id: 1,
        method_id: 'flat_rate',
        meta_data: [
          {
            key: 'Items',
            value: sent.map(({ good, quantity }) => `${escapeHtml(good.name)} &times; ${quantity}`).join(', '),
          },
        ],
        selected: true,
        ...currency,
      },
    ],
  };
}

function lineJson(line: PricedLine, writer: Writer): object[] {
  if (line.kind === 'box') return boxJson(line, writer);
  const { good, line: held } = line;
  return [
    {
      ...itemJson(line, writer, { type: good.type === 'variation' ? 'variation' : 'simple', minimum: 1 }),
      variation: good.attribute === null ? [] : [{ attribute: 'Delivery method', value: escapeHtml(good.attribute) }],
      item_data: held.choices.map(([key, value]) => ({ key: escapeHtml(key), value: escapeHtml(value) })),
      // An empty list, not an object: so PHP writes an array without keys.
      extensions: { bundles: [] },
    },
  ];
}

function boxJson(line: PricedBox, writer: Writer): object[] {
  const { good, pieces } = line;
  const all = writer.catalogue.pieces.get(good.id) ?? [];
  const configuration = all.map(({ id }) => {
    return [id, { product_id: id, quantity: line.line.pieces[id] ?? 0, discount: '' }] as const;
  });
  const stocks = pieces.map(({ good: piece, quantity }) =>
    Math.floor(((piece.stock ?? maxPerCart) * line.quantity) / quantity),
  );
  const container = {
    ...itemJson(line, writer, { type: 'bundle', minimum: 1 }),
    item_data: pieces.map((piece) => ({
      key: 'Includes',
      value: `${escapeHtml(piece.good.name)} &times; ${piece.quantity / line.quantity}`,
    })),
    extensions: {
      bundles: {
        bundled_items: pieces.map((piece) => piece.key),
        bundle_data: { configuration: Object.fromEntries(configuration), ...bundleFlags },
      },
    },
  };
  container.quantity_limits.maximum = Math.min(maxPerCart, ...stocks);
  return [container, ...pieces.map((piece) => pieceJson(piece, line, writer))];
}

const bundleFlags = {
  is_editable: false,
  is_price_hidden: false,
  is_subtotal_hidden: false,
  is_hidden: false,
  is_meta_hidden_in_cart: true,
  is_meta_hidden_in_summary: false,
};

function pieceJson(piece: PricedPiece, box: PricedBox, writer: Writer) {
  return {
    ...itemJson(piece, writer, { type: 'simple', minimum: 0 }),
    extensions: {
      bundles: {
        bundled_by: box.key,
        bundled_item_data: {
          bundle_id: box.good.id,
          bundled_item_id: piece.good.id,
          is_removable: true,
          is_indented: true,
          is_subtotal_aggregated: true,
          is_parent_visible: true,
          is_last: piece === box.pieces.at(-1),
          is_price_hidden: false,
          is_subtotal_hidden: false,
          is_thumbnail_hidden: false,
          is_hidden_in_cart: false,
          is_hidden_in_summary: true,
        },
      },
    },
  };
}

/** A piece counts as scarce from here on. */
const fewLeft = 2;

function itemJson(
  { key, good, quantity, subtotal, total }: PricedLine | PricedPiece,
  { currency, shopUrl }: Writer,
  { type, minimum }: { type: string; minimum: number },
) {
  const price = String(good.price);
  const regular = String(good.regularPrice);
  const fine = (amount: string) => (amount === '0' ? '0' : `${amount}0000`);
  return {
    key,
    id: good.id,
    type,
    quantity,
    quantity_limits: { minimum, maximum: good.stock ?? maxPerCart, multiple_of: 1, editable: true },
    name: escapeHtml(good.name),
    short_description: '',
    description: '',
    sku: '',
    low_stock_remaining: good.stock !== null && good.stock <= fewLeft ? good.stock : null,
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: false,
    permalink: `${shopUrl}/product/${encodeURIComponent(good.slug)}/`,
    images: imagesOf(good, shopUrl),
    variation: [] as object[],
    item_data: [] as object[],
    prices: {
      price,
      regular_price: regular,
      sale_price: price,
      price_range: null,
      ...currency,
      raw_prices: { precision: 6, price: fine(price), regular_price: fine(regular), sale_price: fine(price) },
    },
    totals: {
      line_subtotal: String(subtotal),
      line_subtotal_tax: '0',
      line_total: String(total),
      line_total_tax: '0',
      ...currency,
    },
    catalog_visibility: 'visible',
  };
}

function imagesOf({ id, name, image }: PricedPiece['good'], shopUrl: string): object[] {
  const address = imageAddress(image, 'fit-340x210', 'jpg');
  if (address === null) return [];
  const src = new URL(address, shopUrl).href;
  const alt = escapeHtml(name);
  return [{ id, src, thumbnail: src, srcset: '', sizes: '', name: alt, alt }];
}
