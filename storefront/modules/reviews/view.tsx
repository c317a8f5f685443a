import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleBand } from '#storefront/components/module-section.tsx';
import { Reviews as ReviewsBlock } from '#storefront/components/review-list.tsx';

/** What customers said; without the settings' figures the reviews still stand. */
export function View({ module, data: summary }: ViewProps<'reviews'>) {
  const { title, items, totalShow, button } = module;
  if (items.length === 0 && !summary?.number) return null;
  return (
    <ModuleBand module={module}>
      <ReviewsBlock
        reviews={items.slice(0, totalShow ?? items.length)}
        summary={summary}
        title={title}
        address={button?.address ?? null}
      />
    </ModuleBand>
  );
}
