import { foodIssueTexts } from '../../../texts/content/food-issues.ts';
import { saidIn } from './issue-pattern.ts';

/** What a label, a badge or a price crossed out lacks. */
export const sayFoodIssue = saidIn(foodIssueTexts, [
  ['unnamed', /^(?<food>.{1,120}?) has several ingredients, and none is named/],
  ['bold', /^(?<word>.{1,80}?) must be emphasised with/],
  ['allergen', /is emphasised among the ingredients, and missing here/],
  ['table', /^food of several ingredients has a table/],
  ['whole', /^is missing: a table of nutrition/],
  ['kcal', /^(?<kcal>\S+) kcal are not (?<kj>\S+) kJ, which are (?<right>\S+) kcal/],
  ['part', /^(?<part>\S+) g of the (?<whole>\S+) g of (?:fat|carbohydrate)/],
  ['hundred', /^fat, carbohydrate, protein and salt are (?<grams>\S+) g/],
  ['approval', /^"(?<number>[^"]*)" is no approval number/],
  ['beefWhere', /^beef says where it was born/],
  ['beefHouses', /^beef names the houses/],
  ['fish', /^fish is sold with its scientific name/],
  ['badge', /^the badge \S.{0,60}? needs its number, such as (?<example>.*)$/],
  ['badgeForm', /^"(?<code>[^"]*)" is no number of .{1,60}?, such as (?<example>.*)$/],
  ['pigs', /^pork is sold here with how the pigs were kept/],
  ['noLog', /^(?<price>[\d.]+) is crossed out, but price_log does not say/],
  ['logEnds', /^price_log ends with (?<last>[\d.]+), but the price is (?<price>[\d.]+)/],
  ['notLowest', /^(?<price>[\d.]+) must not be crossed out/],
  ['costLess', /^(?<price>[\d.]+) is crossed out, but it cost (?<lowest>[\d.]+)/],
  ['dailyCut', /^begins anew every day/],
  ['code', /^(?<code>.{1,60}?) may be somebody's/],
]);
