import type { IconName } from './icon-names.ts';

/** Decoration: whatever it means also stands beside it in words, or in the name of its button. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
