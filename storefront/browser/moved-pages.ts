type FindMoved = (url: URL) => string | null;

let find: FindMoved = () => null;

/** From now on `find` answers. */
export function knowMoved(findMoved: FindMoved): void {
  find = findMoved;
}

/** Where a page of this site moved, as far as the browser knows. */
export function movedInBrowser(url: URL): string | null {
  return find(url);
}
