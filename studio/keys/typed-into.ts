/** Where letters are text. A box that is ticked is no such place: keys go on from it. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !/^(?:checkbox|radio|button|submit|file|color|range)$/.test(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
