import { defineModule } from './define-module.ts';

/** How many people bought from the animal of the page's package. */
export const BuyersTooltip = defineModule('buyers-tooltip', { config: {} });
