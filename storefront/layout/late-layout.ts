/**
 * What the layout of every page needs after its first view, as one chunk: each alone was a request of some hundred bytes. The one place
 * where modules are passed on, because the bundler makes a chunk of what is imported late.
 */
export { Invite } from '#storefront/sign-up/invite.tsx';
export { NewsletterPopup } from '#storefront/sign-up/newsletter-popup.tsx';
export { FooterContent } from './footer/footer-content.tsx';
export { MainMenu } from './header/main-menu.tsx';
export { PageSkeleton } from './navigation/page-skeleton.tsx';
