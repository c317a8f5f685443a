import type { z } from 'zod';
import { entity, flag, essentialRichText, text } from '#contract/fields/read.ts';

/** Texts an editor sets once for a market. */
export const Settings = entity(
  {
    reviews_num: text,
    reviews_desc: text,
    reviews_btn: text,
    certificates_text: essentialRichText,
    footer_google_review_text: essentialRichText,
    footer_address_text: essentialRichText,
    newsletter_popup_off: flag,
    operator_name: text,
    operator_address: text,
    organic_code: text,
  },
  (wire) => ({
    reviewsCount: wire.reviews_num,
    reviewsDescription: wire.reviews_desc,
    reviewsButton: wire.reviews_btn,
    certificates: wire.certificates_text,
    footerReview: wire.footer_google_review_text,
    footerAddress: wire.footer_address_text,
    /** Who answers for the food, as every label must say. */
    operator: [wire.operator_name, wire.operator_address].filter((part) => part !== null).join(', ') || null,
    /** The body that inspects the shop itself. */
    organicCode: wire.organic_code,
    /** Pages that place the popup as a module show it all the same. */
    isNewsletterPopupOff: wire.newsletter_popup_off,
  }),
);
export type Settings = z.output<typeof Settings>;
