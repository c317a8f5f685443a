import { defineModule } from './define-module.ts';

/** A heading, a text, a button. */
export const Text = defineModule('text', { config: {} });
