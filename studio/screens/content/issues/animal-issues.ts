import { animalIssueTexts } from '../../../texts/content/animal-issues.ts';
import { saidIn } from './issue-pattern.ts';

/** What is hardly true to an animal. */
export const sayAnimalIssue = saidIn(animalIssueTexts, [
  ['mark', /^\S+ (?:is marked as|carries a tag of its country)/],
  ['number', /^"(?<number>[^"]*)" is no number of a \S+ in /],
  ['over', /^is over: the page promises/],
  ['hanging', /^is \S+ days away: beef hangs (?<least>\d+) days/],
  [
    'kilos',
    /^(?<boxes>\S+) packages of (?<each>\S+) kg are (?<kilos>[\d.]+) kg; (?:one animal is|\d+ animals are) named, which gives? at most (?<most>[\d.]+) kg/,
  ],
  [
    'sharedKilos',
    /^(?<number>.{1,60}?) is named by (?<packages>\d+) packages, which take (?<kilos>[\d.]+) kg of it; it gives at most (?<most>[\d.]+) kg/,
  ],
  ['piece', /^(?<piece>.{1,120}?): one animal has .{1,90}?, and this takes (?<count>\S+) weighing (?<kilos>\S+) kg of/],
  ['gone', /^(?<number>.{1,60}?) still sells, but was delivered already/],
  [
    'muscle',
    /^(?<pieces>.{1,400}?): all boxes take (?<kilos>\S+) kg of each; one (?:animal )?has (?<most>\S+) kg of it at most/,
  ],
  [
    'minced',
    /^(?<kilos>\S+) kg of each animal are minced; of what is named here it has (?<most>\S+) kg at most: (?<sentence>.*)$/s,
  ],
  ['scarcest', /^its scarcest piece takes (?<needed>\S+) animals, all its kilos only (?<expected>\d+)/],
  ['game', /^(?<count>\d+) animals are named, and its pieces take /],
  ['meal', /^(?<piece>.{1,120}?): (?<grams>\d+) g a meal for two: it is (?<least>\S+) to (?<most>\S+) g/],
  [
    'road',
    /^says (?<said>.{1,80}?), but the straight line is (?<straight>\S+) km and the shortest road (?<road>\S+) km/,
  ],
  ['furthest', /^says (?<said>.{1,80}?) at most, but one slaughterhouse is (?<km>\S+) km from/],
]);
