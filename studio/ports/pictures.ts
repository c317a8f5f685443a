/** The pictures of the shop, as screens may ask for them; services/images keeps them, services/content says where they stand. */
import type { Market } from '#contract/market.ts';
import type { Focal } from '#rules/pictures/crop.ts';
import type { Person } from './people.ts';

export type ListedPicture = {
  name: string;
  /** As content names it: `/media/name.webp`. */
  address: string;
  /** Added in the studio, in the owner's folder, or part of the shop. */
  origin: 'upload' | 'own' | 'shop';
  focal: Focal;
  /** As it was called where it came from. */
  called: string | null;
  /** Own words by market. */
  alt: Readonly<Record<string, string>>;
  /** What the shop came with, by language. */
  altByLanguage: Readonly<Record<string, string>>;
  addedAt: Date | null;
  trashedAt: Date | null;
  version: number;
  /** How many things show it, drafts included. */
  places: number;
};

export type PicturePlace = {
  market: string;
  kind: string;
  item: string;
  title: string;
  spot: 'picture' | 'head' | 'slide' | 'phone' | 'step' | 'block' | 'text';
  number: number | null;
  isDraft: boolean;
  page: string | null;
};

export type OnePicture = Omit<ListedPicture, 'places'> & {
  file: string;
  width: number;
  height: number;
  bytes: number;
  places: PicturePlace[];
};

export type UploadProblem =
  | 'tooLarge'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'heic'
  | 'svg'
  | 'notAPicture'
  | 'broken'
  | 'noRoom'
  | 'noStore'
  | 'busy';
/** `done` is the line of the audit; null where the picture was there already. */
export type UploadAnswer = { name: string; done: number | null } | { problem: UploadProblem };

export type PicturesPort = {
  list: () => Promise<ListedPicture[]>;
  find: (name: string) => Promise<OnePicture | null>;
  add: (upload: { bytes: Uint8Array; file: string; words: string | null }, by: Person) => Promise<UploadAnswer>;
  change: (
    change: { name: string; focal: Focal; alt: Record<string, string>; version: number },
    by: Person,
  ) => Promise<
    | { done: number }
    | { problem: 'unknown' }
    | { problem: 'changed'; focal: Focal; alt: Readonly<Record<string, string>>; version: number }
  >;
  /** Refused with the places where it still stands. */
  trash: (name: string, by: Person) => Promise<{ done: number } | { problem: 'unknown' } | { used: PicturePlace[] }>;
  bringBack: (name: string, by: Person) => Promise<{ done: number } | { problem: 'unknown' }>;
  /** In all markets, and in drafts; markets whose content refuses the other picture are named with the reason. */
  replace: (
    asked: { from: string; to: string },
    by: Person,
  ) => Promise<{ done: number; refused: { market: Market['code']; lines: string[] }[] } | { problem: 'unknown' }>;
};
