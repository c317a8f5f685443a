import { defineModule } from './define-module.ts';

/** HTML as an editor wrote it, cleaned. */
export const Html = defineModule('html', { config: {} });
