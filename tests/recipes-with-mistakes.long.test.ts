// recipes.long.test.ts performs the recipes in docs/ in a copy of the tree; this one sees that a recipe with a mistake fails there.
import { expect, onTestFinished, test } from 'vitest';
import { complaintsOf, copyTree, follow, removeTree, stepsOf } from '#tests/setup/recipe.ts';

async function newCopy(): Promise<string> {
  const copy = await copyTree();
  onTestFinished(() => removeTree(copy));
  return copy;
}

const planted = `
1. A rule that asks the storefront:

   \`\`\`ts
   // rules/text/planted.ts
   export { useText } from '#storefront/i18n/messages.tsx';
   \`\`\`
`;

test('a recipe with a mistake is found out: a forbidden import, a place that is gone, a file that is there, nothing to do', async () => {
  const copy = await newCopy();
  await follow(copy, stepsOf(planted));
  expect(await complaintsOf(copy, 'scripts/check.mjs', 'boundaries')).toContain(
    'rules/text/planted.ts → storefront/i18n',
  );
  await expect(follow(copy, stepsOf('```diff\n+++ markets/index.ts\n gone\n+new\n```'))).rejects.toThrow(
    'has 0 places',
  );
  await expect(follow(copy, stepsOf(planted))).rejects.toThrow('EEXIST');
  await expect(follow(copy, stepsOf('```sh\ncp gone.ts here.ts\n```'))).rejects.toThrow('gone.ts');
  await expect(follow(copy, stepsOf('Only words.'))).rejects.toThrow('nothing that could be done');
});
