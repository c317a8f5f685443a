import type { ComponentProps } from 'react';
import type { PageModule } from '#contract/page-modules.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { ModuleSection } from '#storefront/components/module-section.tsx';

/** What a module that is a heading above a row of cards gets. */
export type CardListProps<T> = { module: PageModule; items: readonly T[] | null };

type Card = { slug: string };
type HeadedListProps<T extends Card> = CardListProps<T> & { heading: string } & Omit<
    ComponentProps<typeof CardGrid<T>>,
    'items'
  >;

/** Nothing to show hides it, heading and all. */
export function CardList<T extends Card>({ module, items, heading, ...grid }: HeadedListProps<T>) {
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={heading}>
      <CardGrid items={items} {...grid} />
    </ModuleSection>
  );
}
