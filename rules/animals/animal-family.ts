/** The one table of animal families. An animal that is in none of them is a farm animal with an ear tag. */
const families = {
  game: ['game', 'deer', 'roe', 'boar'],
  bird: ['chicken', 'turkey', 'duck', 'goose'],
  fish: ['fish', 'salmon', 'codfish'],
} as const;

export type AnimalFamily = keyof typeof families;

const familyNames = Object.keys(families) as AnimalFamily[];

export function animalFamily(animal: string): AnimalFamily | null {
  return familyNames.find((family) => membersOf(family).includes(animal)) ?? null;
}

export function membersOf(family: AnimalFamily): readonly string[] {
  return families[family];
}
