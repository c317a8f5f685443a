/** Drawings of public/images/icons.svg: one file for all pages, nothing of it in our code. */
export const iconNames = [
  'account',
  'alert',
  'arrow-right',
  'award',
  'basket',
  'bell',
  'bolt',
  'box',
  'calendar',
  'calf',
  'check',
  'check-badge',
  'chef',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'close',
  'copy',
  'external',
  'fish',
  'flame',
  'gift',
  'globe',
  'house',
  'info',
  'leaf',
  'mail',
  'menu',
  'minus',
  'phone',
  'pin',
  'play',
  'plus',
  'printer',
  'scale',
  'scissors',
  'search',
  'snowflake',
  'star',
  'steak',
  'tag',
  'trash',
  'truck',
  'undo',
  'users',
  'wine',
] as const;
export type IconName = (typeof iconNames)[number];

/** Decoration: whatever it means also stands beside it in words, or in the name of its button. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
