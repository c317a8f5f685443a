/** What can be chosen in a package, by name: the one value an attribute has, or null for a number of packs. */
export type KnownChoices = Readonly<Record<string, string | null>>;

export type Choice = [name: string, value: string];

const mostChoices = 30;
const longestChoice = 80;
const packs = /^\d{1,3}$/;

/**
 * The choices of a link that are kept with a package: those it knows, and of each name the last one. Where nobody has said what it
 * knows, the first few that are short.
 */
export function choicesIn(link: Iterable<Choice>, known: KnownChoices | null): Choice[] {
  const made = [...new Map(link)].filter(([, value]) => value !== '' && value !== '0');
  if (known === null) return made.slice(0, mostChoices).map(([name, value]) => [cut(name), cut(value)]);
  return made.filter(([name, value]) => {
    const right = Object.hasOwn(known, name) ? known[name] : undefined;
    return right === null ? packs.test(value) : right === value;
  });
}

function cut(text: string): string {
  return text.slice(0, longestChoice);
}
