/**
 * Pictures: which sizes exist, which one a place on the page shows at which width, and the address of each.
 * The image service refuses any variant that is not in this table. Holds no zod: browsers load it.
 * A new size is one line in `baseVariants`, a new place one line in `imageUses`.
 */

/** The best first: browsers take the first they can show. */
export type ModernFormat = 'avif' | 'webp';
export type ImageFormat = ModernFormat | 'jpg';
type WidthClass = 'desktop' | 'tablet' | 'mobile';

/** `fit` crops to exactly this size; `resize` keeps the master's ratio (so its height is not known here) and never enlarges. */
export type Variant =
  | { kind: 'fit'; width: number; height: number; density: 1 | 2 }
  | { kind: 'resize'; width: number; height: null; density: 1 | 2 };

function fit(width: number, height: number): Variant {
  return { kind: 'fit', width, height, density: 1 };
}

function resize(width: number): Variant {
  return { kind: 'resize', width, height: null, density: 1 };
}

const baseVariants = {
  'fit-160x110': fit(160, 110),
  'fit-340x210': fit(340, 210),
  'fit-460x210': fit(460, 210),
  'fit-1600x500': fit(1600, 500),
  'fit-992x400': fit(992, 400),
  'fit-767x250': fit(767, 250),
  'fit-250x250': fit(250, 250),
  'fit-710x470': fit(710, 470),
  'fit-500x330': fit(500, 330),
  'resize-800': resize(800),
  'resize-710': resize(710),
  'resize-500': resize(500),
  'resize-240': resize(240),
  'resize-96': resize(96),
  'resize-1200': resize(1200),
  large: fit(2000, 860),
  medium: fit(992, 620),
  small: fit(767, 480),
};

type BaseVariant = keyof typeof baseVariants;
/** Every variant also exists at double density, for screens that have it. */
export type VariantName = BaseVariant | `${BaseVariant}-2x`;

function doubled(variant: Variant): Variant {
  const width = variant.width * 2;
  return variant.kind === 'fit'
    ? { kind: 'fit', width, height: variant.height * 2, density: 2 }
    : { kind: 'resize', width, height: null, density: 2 };
}

export const variants: ReadonlyMap<string, Variant> = new Map(
  Object.entries(baseVariants).flatMap(([name, variant]) => [
    [name, variant] as const,
    [`${name}-2x`, doubled(variant)] as const,
  ]),
);

function everywhere(variant: BaseVariant): Record<WidthClass, BaseVariant> {
  return { desktop: variant, tablet: variant, mobile: variant };
}

const imageUses = {
  productCard: everywhere('fit-340x210'),
  /** In the list of farmers and as a farmer's cover elsewhere. */
  farmerCard: { desktop: 'fit-460x210', tablet: 'fit-340x210', mobile: 'fit-340x210' },
  farmerHeader: { desktop: 'fit-1600x500', tablet: 'fit-992x400', mobile: 'fit-767x250' },
  farmerAvatar: everywhere('fit-250x250'),
  recipeHeader: { desktop: 'resize-800', tablet: 'resize-710', mobile: 'resize-500' },
  cutFull: { desktop: 'fit-710x470', tablet: 'fit-710x470', mobile: 'fit-500x330' },
  blogFull: everywhere('resize-1200'),
  /** A strip ten times as wide as it is high: whole, or its mill would be cropped. */
  footerLand: everywhere('resize-1200'),
  slider: { desktop: 'large', tablet: 'medium', mobile: 'small' },
  /** Any other card: breed, farm shop, blog, coupon. */
  card: everywhere('fit-340x210'),
  /** Any other large picture of one thing. */
  detail: everywhere('resize-800'),
  /** To choose a large picture by. */
  thumbnail: everywhere('fit-160x110'),
} as const satisfies Record<string, Record<WidthClass, BaseVariant>>;

export type ImageUse = keyof typeof imageUses;

/** Smaller sizes of the same picture, offered as well where browsers choose by width: these stand at many widths. */
const smallerSizes: Partial<Record<ImageUse, readonly BaseVariant[]>> = { detail: ['resize-500', 'resize-710'] };

type PicturePath = { folder: string; name: string; isOwn: boolean };

/** Null for what is no address of a picture. Only a path on our own host or an http(s) address is one. */
function readPlace(imageUrl: string | null | undefined): PicturePath | null {
  const text = imageUrl?.trim() ?? '';
  const isOwn = /^\/(?![/\\])/.test(text);
  if (!isOwn && !/^https?:\/\//i.test(text)) return null;
  let url: URL;
  try {
    url = new URL(text, 'http://own');
  } catch {
    return null;
  }
  // Without the query: it described the original, not its variant.
  const at = url.pathname.lastIndexOf('/') + 1;
  const name = url.pathname.slice(at).replace(/\.[^.]*$/, '');
  return name === '' ? null : { folder: (isOwn ? '' : url.origin) + url.pathname.slice(0, at), name, isOwn };
}

function addressIn({ folder, name }: PicturePath, variant: VariantName, format: ImageFormat): string {
  return `${folder}${variant}/${name}.${format}`;
}

/** `/media/cow.png` → `/media/fit-340x210/cow.webp`; null where a placeholder is to be shown. */
export function imageAddress(
  imageUrl: string | null | undefined,
  variant: VariantName,
  format: ImageFormat,
): string | null {
  const place = readPlace(imageUrl);
  return place && addressIn(place, variant, format);
}

/** Addresses by density. A small master answers the 2x address with less, so show it at a width of its own, not its pixels'. */
type Densities = { x1: string; x2: string };
type Size = { width: number; height: number | null } & Record<ImageFormat, Densities>;
export type ImageSource = Size & { smaller: Size[] };
/** For `<picture>`: the first of `narrower` whose media query fits, otherwise `desktop`, which is also the `<img>`. */
export type ImageSources = {
  modern: readonly ModernFormat[];
  narrower: (ImageSource & { media: string })[];
  desktop: ImageSource;
};

function sourceIn(place: PicturePath, name: BaseVariant, smaller: readonly BaseVariant[]): ImageSource {
  return { ...sizeIn(place, name), smaller: smaller.map((size) => sizeIn(place, size)) };
}

function sizeIn(place: PicturePath, name: BaseVariant): Size {
  const { width, height } = baseVariants[name];
  const densities = (format: ImageFormat) => ({
    x1: addressIn(place, name, format),
    x2: addressIn(place, `${name}-2x`, format),
  });
  return { width, height, avif: densities('avif'), webp: densities('webp'), jpg: densities('jpg') };
}

// Exact for fractional widths too, which `max-width: 991px` is not.
const belowDesktop = 'not all and (min-width: 992px)';
const upToMobile = '(max-width: 768px)';

/** `narrowUrl` is another picture for below desktop; where one of the two is missing the other stands in. */
export function imageSources(
  imageUrl: string | null | undefined,
  use: ImageUse,
  narrowUrl?: string | null,
): ImageSources | null {
  const wide = readPlace(imageUrl) ?? readPlace(narrowUrl);
  if (!wide) return null;
  const narrow = readPlace(narrowUrl) ?? wide;
  const { desktop, tablet, mobile } = imageUses[use];
  const smaller = smallerSizes[use] ?? [];
  const isOneNarrow = mobile === tablet;
  const isOneForAll = narrow.folder + narrow.name === wide.folder + wide.name && tablet === desktop;
  return {
    // Another's image service may know two formats only, and a browser does not try the next source when one is missing.
    modern: wide.isOwn && narrow.isOwn ? ['avif', 'webp'] : ['webp'],
    // A width class that shows the same as the next wider one needs no source of its own.
    narrower: [
      ...(isOneNarrow ? [] : [{ media: upToMobile, ...sourceIn(narrow, mobile, smaller) }]),
      ...(isOneForAll ? [] : [{ media: belowDesktop, ...sourceIn(narrow, tablet, smaller) }]),
    ],
    desktop: sourceIn(wide, desktop, smaller),
  };
}

/** By density for a place as wide as the single size. By width a browser chooses for a place whose width it is told. */
export function srcSet(source: ImageSource, format: ImageFormat, by: 'density' | 'width'): string {
  if (by === 'density') return `${source[format].x1}, ${source[format].x2} 2x`;
  return [...source.smaller, source]
    .flatMap(({ width, [format]: { x1, x2 } }) => [`${x1} ${width}w`, `${x2} ${width * 2}w`])
    .join(', ');
}

const unsetFlags = new Set<string | null>([null, '', '0', 'false']);

/** `webpDisable` is what local storage holds under webp_disable; it wins over what the browser can show. */
export function imageFormat(browser: { webpDisable: string | null; supportsWebp: boolean }): ImageFormat {
  return browser.supportsWebp && unsetFlags.has(browser.webpDisable) ? 'webp' : 'jpg';
}
