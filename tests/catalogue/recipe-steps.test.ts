// A step of a recipe shows itself or nothing: a closed pot beside "pat it dry" tells a cook that somebody else's dinner is on.
import { expect, test } from 'vitest';
import { isRecord } from '#contract/fields/json.ts';
import { textOf } from '#services/content/kinds.ts';
import { checkDemo, codes } from '#tests/setup/content/demo-catalogue.ts';

/** Pictures of what is done in a kitchen, with what a step that shows one says. */
const shownIn: Record<string, RegExp> = {
  'dish-lid-on-the-pot': /\b(deksel erop|lid on|deckel auflegen|couvrez)\b/i,
  'dish-chopped-vegetables': /möhre, sellerie und knoblauch .*hacken|dice the other vegetables/i,
};

function nameOf(image: string): string {
  return image.replace(/^.*\//, '').replace(/(-weide)?\.[^.]*$/, '');
}

test.each(codes)(
  '%s: review 22, a picture in a recipe is of its step, or of the dish where it is served',
  async (code) => {
    const { content } = await checkDemo(code);
    const recipes = content.documents.filter(({ kind }) => kind === 'recipes');
    expect(recipes.length).toBeGreaterThan(0);
    const wrong = recipes.flatMap(({ slug, source }) => {
      const steps = Array.isArray(source.instructions) ? source.instructions.filter(isRecord) : [];
      return steps.flatMap((step, at) => {
        const image = textOf(step.image_url ?? step.image);
        const isServed = image === source.image_url && at === steps.length - 1;
        const isShown = shownIn[nameOf(image)]?.test(textOf(step.body)) ?? false;
        return image === '' || isServed || isShown ? [] : [`${slug} ${at + 1}: ${nameOf(image)}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);
