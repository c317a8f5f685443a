import { defineModule } from './define-module.ts';

/** Tells whether an invite coupon was filled in. */
export const DiscountPopup = defineModule('discount-popup', { config: {} });
