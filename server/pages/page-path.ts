/** React Router asks for the data of a page at the page's address and this ending. */
const dataEnding = /(?:\/_)?\.data$/;

export function isDataRequest(pathname: string): boolean {
  return dataEnding.test(pathname);
}

/** The path of the page a request is about. */
export function pagePath(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length);
  return pathname.replace(dataEnding, '');
}
