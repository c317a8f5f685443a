import { expect, test } from 'vitest';
import { PageModules } from '#contract/page-modules.ts';
import { modulesOfList } from './modules-of-list.ts';

const modules = PageModules.parse([
  { module_id: 'text', module: 'text', place: 'bottom', config: {} },
  { module_id: 'breeds', module: 'breeds-teaser', place: 'bottom', config: {} },
  { module_id: 'cuts', module: 'cuts-teaser', place: 'bottom', config: { animal_type: 'cow' } },
  { module_id: 'boxes', module: 'product-highlight', place: 'bottom', config: { animal_type: 'cow' } },
  { module_id: 'picked', module: 'product-highlight', place: 'bottom', config: { slugs: 'a, b' } },
  { module_id: 'recipe', module: 'recipe', place: 'top', config: { slug: 'cottage-pie' } },
  { module_id: 'links', module: 'related-item', place: 'bottom', config: {} },
]);

/** Name and animal of each. */
function told(list: typeof modules): string[] {
  return list.map(({ id, config }) => `${id} ${'animal' in config ? (config.animal ?? 'any') : ''}`.trim());
}

test('a whole list has the modules its editor placed', () => {
  expect(modulesOfList(modules, { animal: null })).toEqual(modules);
});

test('LST-9 a list of one animal shows breeds, cuts and packages of that animal, and nothing picked for all', () => {
  expect(told(modulesOfList(modules, { animal: 'fish' }))).toEqual(['text', 'breeds fish', 'cuts fish', 'boxes fish']);
});

test('what is chosen besides the animal leaves out what was picked for all', () => {
  expect(told(modulesOfList(modules, { animal: null, isChosen: true }))).toEqual([
    'text',
    'breeds any',
    'cuts cow',
    'boxes cow',
  ]);
});
