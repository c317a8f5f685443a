import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { CardFrame } from '#storefront/components/cards/card-frame.tsx';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import card from '#storefront/ui/card.module.css';

/** Links with a picture and a text to whatever belongs to the page. */
export function View({ module }: ViewProps<'related-item'>) {
  const t = useText();
  const items = module.items
    .slice(0, itemLimit('related', module.totalShow))
    .map((item) => ({ ...item, slug: `${item.address} ${item.title}` }));
  if (items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.relatedItems')}>
      <CardGrid items={items}>
        {({ address, title, image, body }) => (
          <CardFrame to={address} title={title} image={image}>
            {body ? <p className={card.text}>{body}</p> : null}
          </CardFrame>
        )}
      </CardGrid>
    </ModuleSection>
  );
}
