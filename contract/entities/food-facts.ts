/** What stands on the label: Regulation (EU) 1169/2011 and what beef, fish, organic food and wine add to it. Any of it may be missing. */
import {
  amount,
  commaListOf,
  entity,
  flag,
  isAbsent,
  items,
  oneOf,
  reader,
  richText,
  text,
} from '#contract/fields/read.ts';
import { numberFrom } from '#contract/fields/number-from.ts';

/** The fourteen of Annex II. */
const allergenCodes = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type AllergenCode = (typeof allergenCodes)[number];

/** Annex XV, in its order. */
const nutrients = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;

/** How pigs were kept, from the barn (1) to organic (5), as German law numbers it. */
const husbandryLevel = reader<number | string | null, number | null>(
  { type: 'integer', minimum: 1, maximum: 5 },
  (value, complain) => {
    const level = numberFrom(value);
    if (level !== null && Number.isInteger(level) && level >= 1 && level <= 5) return level;
    if (!isAbsent(value)) complain('must be a whole number from 1 to 5');
    return null;
  },
);

const Certificate = entity({ name: text, code: text, url: text }, ({ name, code, url }) => ({ name, code, url }));

export const foodFactsFields = {
  food_name: text,
  net_quantity: text,
  ingredients: richText,
  allergens: commaListOf(allergenCodes),
  may_contain: richText,
  /** What the figures below are those of, such as "beef, raw, on average". */
  nutrition_of: text,
  energy_kj: amount,
  energy_kcal: amount,
  fat: amount,
  saturates: amount,
  carbohydrate: amount,
  sugars: amount,
  protein: amount,
  salt: amount,
  storage: text,
  durability: oneOf(['use_by', 'best_before'], null),
  slaughter_country: text,
  slaughter_approval: text,
  cutting_country: text,
  cutting_approval: text,
  scientific_name: text,
  catch_area: text,
  fishing_gear: text,
  production_method: oneOf(['caught', 'caught_freshwater', 'farmed'], null),
  was_frozen: flag,
  organic_code: text,
  certificates: items(Certificate),
  husbandry_level: husbandryLevel,
  alcohol_volume: amount,
};

type Fields = typeof foodFactsFields;
type WireFoodFacts = { [Name in keyof Fields]: ReturnType<Fields[Name]['parse']> };

export function readFoodFacts(wire: WireFoodFacts) {
  return {
    name: wire.food_name,
    quantity: wire.net_quantity,
    ingredients: wire.ingredients,
    allergens: wire.allergens,
    mayContain: wire.may_contain,
    nutrition: readNutrition(wire),
    storage: wire.storage,
    durability: wire.durability,
    slaughterCountry: wire.slaughter_country,
    slaughterApproval: wire.slaughter_approval,
    cuttingCountry: wire.cutting_country,
    cuttingApproval: wire.cutting_approval,
    scientificName: wire.scientific_name,
    catchArea: wire.catch_area,
    fishingGear: wire.fishing_gear,
    productionMethod: wire.production_method,
    wasFrozen: wire.was_frozen,
    organicCode: wire.organic_code,
    certificates: wire.certificates,
    husbandryLevel: wire.husbandry_level,
    alcohol: wire.alcohol_volume,
  };
}
export type FoodFacts = ReturnType<typeof readFoodFacts>;

/** All of it or nothing: half a table is none. */
function readNutrition(wire: WireFoodFacts) {
  const { energy_kj: kj, energy_kcal: kcal } = wire;
  const amounts = nutrients.flatMap((nutrient) => {
    const grams = wire[nutrient];
    return grams === null ? [] : [{ nutrient, grams }];
  });
  if (kj === null || kcal === null || amounts.length < nutrients.length) return null;
  return { of: wire.nutrition_of, kj, kcal, amounts };
}
