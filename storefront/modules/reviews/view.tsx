import type { ModuleOf } from '#contract/page-modules.ts';
import { toneOf } from '#storefront/components/module-section.tsx';
import { Reviews as ReviewsBlock, type ReviewSummary } from '#storefront/components/review-list.tsx';
import { Section } from '#storefront/ui/section.tsx';

type ReviewsProps = { module: ModuleOf<'reviews'>; summary: ReviewSummary | null };

/** What customers said; without the settings' figures the reviews still stand. */
export function Reviews({ module, summary }: ReviewsProps) {
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
