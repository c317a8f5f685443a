import { type AnimalFamily, animalFamily } from '#rules/animals/animal-family.ts';

/** What is told of where something comes from, in the order it is told. */
const rows = ['birthCountry', 'kept', 'breed', 'farmer', 'earTag', 'slaughterhouse', 'butcher', 'deliveredBy'] as const;
export type OriginRow = (typeof rows)[number];

/** Things that come about in different ways: a wine is not born, and a fish has no ear tag. */
type OriginKind = AnimalFamily | 'meat' | 'wine';

export function originKind(animal: string | null | undefined): OriginKind {
  return animal === 'wine' ? 'wine' : (animalFamily(animal ?? '') ?? 'meat');
}

const meat = {
  birthCountry: 'birthCountry',
  kept: 'kept',
  breed: 'breed',
  farmer: 'farmer',
  earTag: 'earTag',
  slaughterhouse: 'slaughterhouse',
  butcher: 'butcher',
  deliveredBy: 'deliveredBy',
} as const;

/** What each row is called; the words are in the catalogues under `package:traceability.rows`. */
const labels = {
  meat,
  game: { ...meat, earTag: 'mark' },
  bird: { ...meat, birthCountry: 'hatched', earTag: 'flock' },
  fish: {
    ...meat,
    birthCountry: 'from',
    kept: 'caught',
    breed: 'species',
    farmer: 'caughtBy',
    earTag: 'catch',
    slaughterhouse: 'landed',
    butcher: 'filleted',
  },
  wine: {
    ...meat,
    birthCountry: 'from',
    kept: 'grown',
    breed: 'grape',
    farmer: 'madeBy',
    earTag: 'batch',
    slaughterhouse: 'pressed',
    butcher: 'bottled',
  },
} as const satisfies Record<OriginKind, Record<OriginRow, string>>;

type OriginLabel = (typeof labels)[OriginKind][OriginRow];

type Text = string | null | undefined;

/** What the contract reads of an animal or batch, and the market's fixed text for who delivers it. */
export type OriginFields = {
  birthCountry?: Text;
  fatteningCountry?: Text;
  breed?: Text;
  farmerName?: Text;
  earTag?: Text;
  slaughterPlace?: Text;
  portioningPlace?: Text;
  deliveredBy?: Text;
};

const sources: Record<OriginRow, keyof OriginFields> = {
  birthCountry: 'birthCountry',
  kept: 'fatteningCountry',
  breed: 'breed',
  farmer: 'farmerName',
  earTag: 'earTag',
  slaughterhouse: 'slaughterPlace',
  butcher: 'portioningPlace',
  deliveredBy: 'deliveredBy',
};

/** The rows as they are shown; one without data is left out. */
export function originRows(fields: OriginFields, animal: string | null | undefined) {
  const labelOf: Record<OriginRow, OriginLabel> = labels[originKind(animal)];
  return rows.flatMap((row) => {
    const value = fields[sources[row]]?.trim();
    return value ? [{ row, label: labelOf[row], value }] : [];
  });
}

/** How it is brought: what needs no cold is not brought frozen, nor is what must be used by a day. */
export function deliveredByLabel(animal: string | null | undefined, isFresh = false) {
  if (originKind(animal) === 'wine') return 'deliveredUncooled';
  return isFresh ? 'deliveredFresh' : 'deliveredByValue';
}
