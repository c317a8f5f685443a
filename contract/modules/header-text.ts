import { defineModule } from './define-module.ts';

/** A heading with a text and up to three links. */
export const HeaderText = defineModule('header-text', { config: {} });
