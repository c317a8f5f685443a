import type { z } from 'zod';
import { entity, key, number, oneOfOr, richText, text } from '#contract/fields/read.ts';

/** One slide of a carousel: a picture, or a video whose address is in `content`. */
export const Slide = entity(
  {
    slideritem_id: key,
    type: oneOfOr(['image', 'video_url'], 'image'),
    content: text,
    image_url: text,
    responsive_image_url: text,
    image_alt_text: text,
    body: richText,
    background_color: text,
    custom_class: text,
    shop_title: text,
    shop_name: text,
    pieces_per_vac: number,
    total_pieces: number,
    weight: number,
    unit_single: text,
  },
  (wire) => ({
    id: wire.slideritem_id,
    type: wire.type,
    content: wire.content,
    image: wire.image_url,
    /** Used below the desktop width. */
    responsiveImage: wire.responsive_image_url ?? wire.image_url,
    imageAlt: wire.image_alt_text,
    body: wire.body,
    backgroundColor: wire.background_color,
    className: wire.custom_class,
    shopTitle: wire.shop_title,
    shopName: wire.shop_name,
    piecesPerVac: wire.pieces_per_vac,
    totalPieces: wire.total_pieces,
    weight: wire.weight,
    unitSingle: wire.unit_single,
  }),
);
export type Slide = z.output<typeof Slide>;
