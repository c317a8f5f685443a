import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Section } from '#storefront/ui/section.tsx';

/** What goes on from an order: dishes of what was bought, and a page of it to tell somebody of. Neither names the order. */
export type AfterOrder = { recipes: RecipeCardData[]; tell: { title: string; url: string } | null };

export function WhatToCook({ recipes }: Pick<AfterOrder, 'recipes'>) {
  const t = useText();
  if (recipes.length === 0) return null;
  return (
    <Section heading={t('selling:order.cook')} className="shop-after-cook">
      <CardGrid items={recipes}>{(recipe) => <RecipeCard recipe={recipe} />}</CardGrid>
    </Section>
  );
}

/** By the programs the visitor has: nothing of others is loaded. */
export function TellSomebody({ tell }: Pick<AfterOrder, 'tell'>) {
  const t = useText();
  const { brand } = useMarket();
  if (!tell) return null;
  const words = t('selling:order.tellText', { title: tell.title, url: tell.url });
  const mail = `mailto:?${encoded({ subject: `${brand}: ${tell.title}`, body: words })}`;
  return (
    <section className="shop-after-tell" aria-labelledby="tell">
      <h2 id="tell">{t('selling:order.tell')}</h2>
      <p>{t('selling:order.tellBody')}</p>
      <div className="shop-after-ways">
        <a href={mail} className="shop-order-action">
          <Icon name="mail" />
          {t('selling:order.tellMail')}
        </a>
        <a href={`https://wa.me/?${encoded({ text: words })}`} className="shop-order-action" rel="noreferrer">
          <Icon name="external" />
          WhatsApp
        </a>
      </div>
    </section>
  );
}

/** Mail programs read a plus as a plus. */
function encoded(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
