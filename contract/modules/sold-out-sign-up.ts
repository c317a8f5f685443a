import { defineModule } from './define-module.ts';

/** A notice by mail when the page's package is back. */
export const SoldOutSignUp = defineModule('sold-out-sign-up', { config: {} });
