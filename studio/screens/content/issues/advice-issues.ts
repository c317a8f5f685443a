import { adviceIssueTexts } from '../../../texts/content/advice-issues.ts';
import { saidIn } from './issue-pattern.ts';

/** What a sentence says that is not safe, not allowed, or true today only. */
export const sayAdviceIssue = saidIn(adviceIssueTexts, [
  ['today', /^"(?<said>[^"]*)" is true today only/],
  ['season', /^says "(?<said>[^"]*)", but its season is (?<from>\S+) to (?<until>\S+)$/],
  ['voucher', /^says what it buys, and not whether with delivery: (?<sentence>.*)$/s],
  ['voucherShort', /^(?<title>.{1,120}?) costs (?<price>[\d.]+) with delivery, and this is worth (?<worth>[\d.]+)/],
  ['lamb', /^lamb is under twelve months old, and this is sold as lamb: (?<sentence>.*)$/s],
  [
    'pork',
    /^pork below 70 °C is not for pregnant women and young children, and nothing here says so: (?<sentence>.*)$/s,
  ],
  ['rawMince', /^minced meat is never eaten raw: (?<sentence>.*)$/s],
  ['rawWho', /^who eats meat raw is told for whom that is not: (?<sentence>.*)$/s],
  ['mince', /^minced meat is cooked through: (?<sentence>.*)$/s],
  ['thaw', /^meat thaws in the fridge: (?<sentence>.*)$/s],
  ['rinse', /^nobody should rinse poultry: it spreads what heat would kill: (?<sentence>.*)$/s],
  ['through', /^poultry, mince, liver and wild boar are cooked through: (?<sentence>.*)$/s],
  ['core', /^poultry, mince, liver and wild boar need (?<core>\d+) °C: (?<sentence>.*)$/s],
  ['porkCore', /^pork needs (?<core>\d+) °C, whole muscle (?<whole>\d+) °C: (?<sentence>.*)$/s],
  ['waterfowl', /^duck and goose need (?<core>\d+) °C, except for the breast: (?<sentence>.*)$/s],
  ['protectedName', /^"(?<word>[^"]*)" is a protected name: [^:]*: (?<sentence>.*)$/s],
  ['health', /^"(?<word>[^"]*)" is no authorised health claim [^:]*: (?<sentence>.*)$/s],
  ['green', /^"(?<word>[^"]*)" is a general green claim [^:]*: (?<sentence>.*)$/s],
  ['gluten', /^"(?<word>[^"]*)" is a claim: only "gluten-free" [^:]*: (?<sentence>.*)$/s],
]);
