/**
 * Whether a picture is of an animal, as its name says (docs/artwork.md). Of an animal the head is enough to know it by; of meat, and of
 * what an owner photographed, nobody can say which part may be cut away.
 */
export function showsAnimal(image: string | null): boolean {
  return /\/(?:animal|breed)-[^/]*$/.test(image ?? '');
}
