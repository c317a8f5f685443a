import type { ReactNode } from 'react';
import type { FoodFacts as Facts } from '#contract/entities/food-facts.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { unlistedAllergens } from '#rules/food/unlisted-allergens.ts';
import { isWine } from '#rules/stock/drink.ts';
import { originStatement } from '#rules/food/origin-statement.ts';
import { numberText } from '#rules/money/number-text.ts';
import { originKind } from '#rules/animals/origin.ts';

type Origin = { birthCountry: string | null; fatteningCountry: string | null };

export type FoodFactsProps = {
  facts: Facts;
  animal: string | null;
  isOrganic: boolean;
  origin: Origin;
  /** Of a pig whose keeping is named: the number of its farm. */
  earTag: string | null;
  /** Who answers for the food; null where the settings do not say it. */
  operator: string | null;
  /** The body that inspects the shop, for what names none of its own. */
  organicCode: string | null;
  t: Text;
  market: Pick<Market, 'numbers'>;
};

type Fact = { name: string; value: ReactNode };

/** The label, in the order of the law. Without hooks: it is rendered on the server only (food-facts.server.tsx). */
export function FoodFacts(props: FoodFactsProps) {
  const { facts, t } = props;
  const rows = [...ownFacts(props), ...originFacts(props), ...fishFacts(props), ...proofs(props)];
  const isUnknown = facts.ingredients === null && facts.nutrition === null && facts.allergens.length === 0;
  return (
    <>
      <h2>{t('food:label')}</h2>
      <NutritionTable {...props} />
      {isUnknown ? <p>{t('food:askUs')}</p> : null}
      {rows.length > 0 ? (
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

function NutritionTable({ facts: { nutrition }, animal, t, market }: FoodFactsProps) {
  if (!nutrition) return null;
  const measured = t(isWine({ animal }) ? 'food:per100ml' : 'food:per100g');
  const number = (value: number) => numberText(value, market, { least: 0, most: 2 });
  return (
    <table>
      <caption>{[nutrition.of, measured].filter(Boolean).join('. ')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('food:energy')}</th>
          <td>{`${number(nutrition.kj)}\u00A0kJ / ${number(nutrition.kcal)}\u00A0kcal`}</td>
        </tr>
        {nutrition.amounts.map(({ nutrient, grams }) => (
          <tr key={nutrient}>
            <th scope="row">{t(`food:${nutrient}`)}</th>
            <td>{`${number(grams)}\u00A0g`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ownFacts({ facts, t, market }: FoodFactsProps): Fact[] {
  const { name, quantity, ingredients, allergens, mayContain, alcohol, storage, durability } = facts;
  // A list of ingredients says it in bold, and says which cereal; a second time it would only say less.
  const unlisted = unlistedAllergens(ingredients?.html ?? '', allergens);
  const contained = unlisted.map((code) => t(`food:allergens.${code}`)).join(', ');
  const strength = alcohol === null ? null : numberText(alcohol, market, { least: 0, most: 1 });
  const kept = [storage, durability && t(`food:durability.${durability}`)].filter((line) => line !== null);
  return present([
    { name: t('food:name'), value: name },
    { name: t('food:quantity'), value: quantity },
    { name: t('food:ingredients'), value: ingredients && <Html value={ingredients} /> },
    { name: t('food:contains'), value: contained && <strong>{contained}</strong> },
    { name: t('food:mayContain'), value: mayContain && <Html value={mayContain} /> },
    { name: t('food:alcohol'), value: strength && t('food:alcoholBy', { percent: strength }) },
    { name: t('food:storage'), value: kept.join(' ') },
  ]);
}

function originFacts({ facts, animal, origin, t }: FoodFactsProps): Fact[] {
  if (!['meat', 'bird'].includes(originKind(animal))) return [];
  const rows = originStatement({
    born: origin.birthCountry,
    reared: origin.fatteningCountry,
    slaughtered: facts.slaughterCountry,
    slaughterApproval: facts.slaughterApproval,
    cut: facts.cuttingCountry,
    cuttingApproval: facts.cuttingApproval,
  });
  return rows.map(({ row, country, approval }) => ({
    // The law of beef labels has words of its own.
    name: t(`food:statement.${row === 'reared' && animal === 'cow' ? 'fattened' : row}`),
    value: approval === null ? country : t('food:approved', { country, approval }),
  }));
}

function fishFacts({ facts, t }: FoodFactsProps): Fact[] {
  const { scientificName, productionMethod, catchArea, fishingGear, wasFrozen } = facts;
  return present([
    { name: t('food:scientificName'), value: scientificName && <i lang="la">{scientificName}</i> },
    { name: t('food:production'), value: productionMethod && t(`food:productions.${productionMethod}`) },
    { name: t('food:catchArea'), value: catchArea },
    { name: t('food:gear'), value: fishingGear },
    { name: t('food:frozen'), value: wasFrozen && t('food:wasFrozen') },
  ]);
}

function proofs({ facts, isOrganic, operator, organicCode, earTag: holding, t }: FoodFactsProps): Fact[] {
  const { husbandryLevel } = facts;
  const level = husbandryLevel === null ? null : t(`food:husbandryLevels.${asLevel(husbandryLevel)}`);
  return present([
    { name: t('food:husbandry'), value: level && holding ? t('food:husbandryOf', { level, holding }) : level },
    { name: t('food:organic'), value: isOrganic && (facts.organicCode ?? organicCode) },
    ...facts.certificates.map(({ name, code, url }) => ({
      name: name ?? '',
      value: url === null ? code : <a href={url}>{code}</a>,
    })),
    { name: t('food:operator'), value: operator },
  ]);
}

const levels = ['1', '2', '3', '4', '5'] as const;

function asLevel(level: number): (typeof levels)[number] {
  return levels[level - 1] ?? '1';
}

/** Cleaned by the server, as all rich text is. */
function Html({ value }: { value: { html: string } }) {
  return <div dangerouslySetInnerHTML={{ __html: value.html }} />;
}

function present(facts: Fact[]): Fact[] {
  return facts.filter(({ value }) => Boolean(value));
}
