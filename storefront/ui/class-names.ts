/** Joins the class names that are set. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const set = names.filter(Boolean).join(' ');
  return set === '' ? undefined : set;
}
