import { NewsletterPopup } from '#storefront/sign-up/newsletter-popup.tsx';

/** Most pages have it without; where both stand, one window opens. */
export function View() {
  return <NewsletterPopup />;
}
