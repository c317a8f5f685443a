import { defineModule } from './define-module.ts';

/** How many packages of the page's animal are left. */
export const PackagesRemainingTooltip = defineModule('packages-remaining-tooltip', { config: {} });
