/**
 * Statuses of what is sold. Who says that a package is sold out: services/content/editing/stock/sold.ts; how a card shows it:
 * storefront/components/cards/package/package-card.tsx.
 */
export const stockStatuses = ['instock', 'soldout', 'outofstock', 'onbackorder', 'coming_soon'] as const;
export type StockStatus = (typeof stockStatuses)[number];

export const farmshopStocks = ['instock', 'coming_soon', 'outofstock'] as const;
export type FarmshopStock = (typeof farmshopStocks)[number];

/** A status we do not know cannot be sold. */
export function readStockStatus(status: unknown): StockStatus {
  return stockStatuses.find((known) => known === status) ?? 'outofstock';
}

export function readFarmshopStock(status: unknown): FarmshopStock {
  return farmshopStocks.find((known) => known === status) ?? 'outofstock';
}

export function canBuy(status: StockStatus | FarmshopStock): boolean {
  return status === 'instock';
}
