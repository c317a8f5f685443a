import { defineModule } from './define-module.ts';

/** Sign-up for the newsletter that appears after a while. */
export const NewsletterPopup = defineModule('newsletter-popup', { config: {} });
