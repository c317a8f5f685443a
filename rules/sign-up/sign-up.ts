import type { Market } from '#contract/market.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';

/** The browser checks the form of an address; here it only must be there, and the last answer must be in. */
export function canSignUp(email: string, isSubmitting: boolean): boolean {
  return email.trim() !== '' && !isSubmitting;
}

/** Whether a package offers a notice for when it is back. */
export function offersSoldOutSignUp(
  market: Pick<Market, 'soldOutSignUpAnimals'>,
  { animal, stockStatus }: { animal: string | null; stockStatus: string | null },
): boolean {
  return !canBuy(readStockStatus(stockStatus)) && market.soldOutSignUpAnimals.some((type) => type === animal);
}
