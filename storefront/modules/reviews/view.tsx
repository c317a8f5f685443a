import type { ViewProps } from '#storefront/modules/view-props.ts';
import { toneOf } from '#storefront/components/module-section.tsx';
import { Reviews as ReviewsBlock } from '#storefront/components/review-list.tsx';
import { Section } from '#storefront/ui/section.tsx';

/** What customers said; without the settings' figures the reviews still stand. */
export function View({ module, data: summary }: ViewProps<'reviews'>) {
  const { anchor, className, title, items, totalShow, button } = module;
  if (items.length === 0 && !summary?.number) return null;
  return (
    <Section id={anchor ?? undefined} className={className ?? undefined} tone={toneOf(module)}>
      <ReviewsBlock
        reviews={items.slice(0, totalShow ?? items.length)}
        summary={summary}
        title={title}
        address={button?.address ?? null}
      />
    </Section>
  );
}
