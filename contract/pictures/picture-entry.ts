/** What the list beside the pictures (manifest.json) says of each. The artwork generator writes it, services/images and services/content read it. */
import { z } from 'zod';

const Share = z.number().min(0).max(1);

/** The point that a crop keeps, as shares of width and height. */
export const FocalPoint = z.tuple([Share, Share]).readonly();

const Shows = z.object({
  state: z.enum(['raw', 'cooked', 'kitchen']),
  /** Whose meat it may be; none where no meat is in sight. */
  species: z.array(z.string()),
  /** Words of which a title has one if it names this piece, by language. */
  cut: z.record(z.string(), z.array(z.string())).optional(),
  /** How many pieces; none where it is not sold by the piece. */
  count: z.number().int().min(1).optional(),
});

/** All that the generator may say: tests/artwork.test.ts holds its list against this. */
export const PictureEntry = z.object({
  file: z.string(),
  w: z.number().int(),
  h: z.number().int(),
  kind: z.enum(['animal', 'dish', 'farm', 'food', 'month', 'parade', 'plate', 'portrait', 'scene', 'spot']),
  subject: z.string().optional(),
  /** Of an animal, where it is one. */
  breed: z.string().optional(),
  /** Of an animal, where it is not the usual one: an ox, a cock. */
  sex: z.string().optional(),
  /** The land behind an animal. */
  scene: z.string().optional(),
  palette: z.enum(['kudde', 'weide']),
  focal: FocalPoint,
  shows: Shows.optional(),
  /** Alternative text, by language. */
  alt: z.record(z.string(), z.string()),
});
export type PictureEntry = z.infer<typeof PictureEntry>;
