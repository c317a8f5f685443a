import { useId } from 'react';
import type { Recipe } from '#contract/entities/recipe.ts';
import { imageAlt } from '#rules/text/meta-text.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';

export function Instructions({ steps }: { steps: Recipe['instructions'] }) {
  const t = useText();
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr">
        {t('recipes:instructions')}
      </h2>
      <ol className="recipe-steps">
        {steps.map(({ body, image }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its number
          <li key={index} className={classNames('recipe-step', image && 'recipe-pictured')}>
            <RichText value={body} className="recipe-text" />
            {image ? <Picture image={image} use="recipeHeader" alt={imageAlt(body?.html)} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
