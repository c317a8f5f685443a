import { imageAddress } from '#contract/images.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import styles from './animal-spot.module.css';
import { brandPrint } from './brand-print.ts';
import { Icon } from './icon.tsx';

const spotVariants = { sign: 'resize-96', tab: 'resize-96-2x', tile: 'resize-240' } as const;

type AnimalSpotProps = {
  animal: string;
  /** Another picture than the usual one of this animal. */
  image?: string | null;
  /** The kind of place it stands in: in a line of text, on a tab or beside a heading, or filling a tile. */
  size?: keyof typeof spotVariants;
  /** How wide such another picture stands on the page. */
  sizes?: string;
  className?: string | undefined;
};

/** The small print of an animal, without a ground. Decoration: its name stands beside it. */
export function AnimalSpot({ animal, image, size = 'tab', sizes, className }: AnimalSpotProps) {
  const { animalTypes, theme } = useMarket();
  const isDrawn = animal === 'wine' || animalTypes.some((type) => type === animal);
  const usual = isDrawn ? `/media/spot-${animal}${brandPrint(theme)}.webp` : null;
  // A picture from elsewhere is asked for in a size everybody has.
  const address = image ? imageAddress(image, 'resize-500', 'webp') : imageAddress(usual, spotVariants[size], 'webp');
  const smaller = sizes && image?.startsWith('/') ? imageAddress(image, 'resize-240', 'webp') : null;
  if (address === null) {
    return (
      <span className={classNames(styles.sign, className)}>
        <Icon name="tag" />
      </span>
    );
  }
  return (
    <img
      {...(smaller && { srcSet: `${smaller} 240w, ${address} 500w`, sizes })}
      src={address}
      alt=""
      width={500}
      height={357}
      loading="lazy"
      decoding="async"
      className={classNames(styles.spot, className)}
    />
  );
}
