import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';
import styles from './icon-button.module.css';

type MenuToggleProps = {
  /** Where the link leads while our code is not there: the style sheet then shows or hides the menu by its address. */
  target: string;
  icon: IconName;
  name: string;
  isExpanded?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLAnchorElement>;
};

/** A button that is a link underneath, so that the menu opens and closes without our code too. */
export function MenuToggle({ target, icon, name, isExpanded, onPress, ref }: MenuToggleProps) {
  function press(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    onPress();
  }
  return (
    <a
      ref={ref}
      href={`#${target}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a real button would do nothing without our code
      role="button"
      aria-label={name}
      aria-expanded={isExpanded}
      className={styles.button}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
    >
      <Icon name={icon} className={styles.icon} />
    </a>
  );
}
