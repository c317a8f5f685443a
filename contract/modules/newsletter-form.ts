import { defineModule } from './define-module.ts';

/** Sign-up for the newsletter inside the page. */
export const NewsletterForm = defineModule('newsletter-form', { config: {} });
