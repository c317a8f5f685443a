import type { ViewProps } from '#storefront/modules/view-props.ts';
import type { LinkItem } from '#contract/modules/link-item.ts';
import { ModuleBand } from '#storefront/components/module-section.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { type IconName, iconNames } from '#storefront/ui/media/icon-names.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { inSmallGrid } from '#storefront/ui/media/widths-on-page.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from './navigator.css?url';
import styles from './view.module.css';

/** `tiles` has a picture above each title, `strip` a line below it, `words` neither. */
type Look = 'strip' | 'tiles' | 'words';

/** Tiles or words that lead to other pages or to anchors of this one. */
export function View({ module }: ViewProps<'navigator'>) {
  const t = useText();
  const { anchor, className, title, body, items } = module;
  if (items.length === 0) return null;
  const look = lookOf(items);
  const list = (
    <nav aria-label={title ?? t('modules.navigator')}>
      <SheetLink href={sheet} />
      <ul className={styles[look]}>
        {items.map((item) => (
          <li key={`${item.address} ${item.title}`} className={styles.item}>
            <AppLink to={item.address} className={styles.link}>
              <Sign item={item} />
              <span className={styles.title}>{item.title}</span>
              {item.body ? <span className={styles.body}>{item.body}</span> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (look === 'strip' && !title && !body) {
    return (
      <div id={anchor ?? undefined} className={classNames('wrap', className)}>
        {list}
      </div>
    );
  }
  return (
    <ModuleBand module={module} heading={title}>
      <RichText value={body} className={styles.intro} />
      {list}
    </ModuleBand>
  );
}

function lookOf(items: readonly LinkItem[]): Look {
  if (items.some(({ image, animal }) => image !== null || animal !== null)) return 'tiles';
  return items.some(({ body }) => body !== null) ? 'strip' : 'words';
}

/** Names the drawings have in the collection they come from. */
const otherNames: Record<string, IconName> = {
  'badge-check': 'check-badge',
  beef: 'steak',
  'chef-hat': 'chef',
  'map-pin': 'pin',
  'shopping-basket': 'basket',
  user: 'account',
  zap: 'bolt',
};

/** Content names icons by class: `icon-truck`, or `truck`. */
function iconOf(className: string | null): IconName | null {
  const wanted = className?.replace(/^icon-/, '') ?? '';
  return iconNames.find((name) => name === wanted) ?? otherNames[wanted] ?? null;
}

/** As wide as their height (`.spot`) makes them. */
const spotSizes = '(max-width: 640px) 106px, 146px';

function Sign({ item: { image, animal, icon } }: { item: LinkItem }) {
  if (animal) return <AnimalSpot animal={animal} image={image} size="tile" sizes={spotSizes} className={styles.spot} />;
  if (image) return <Picture image={image} use="card" sizes={inSmallGrid} alt="" className={styles.picture} />;
  const name = iconOf(icon);
  return name ? <Icon name={name} className={styles.icon} /> : null;
}
