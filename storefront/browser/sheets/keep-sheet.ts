/** Sheets that were put into the head here, by address, with when they are there; null for those that are. */
const kept = new Map<string, Promise<void> | null>();

/** Puts a style sheet into the head, where it stays. Answers null when it is in the page already. */
export function keepSheet(href: string): Promise<void> | null {
  const coming = kept.get(href);
  if (coming !== undefined) return coming;
  return isThere(href) ? null : add(href);
}

function isThere(href: string): boolean {
  return [...document.styleSheets].some(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.getAttribute('href') === href,
  );
}

/** A sheet that cannot be had holds nothing back. */
function add(href: string): Promise<void> {
  const link = document.createElement('link');
  const coming = new Promise<void>((done) => {
    const isDone = () => {
      kept.set(href, null);
      done();
    };
    link.addEventListener('load', isDone);
    link.addEventListener('error', isDone);
  });
  kept.set(href, coming);
  link.rel = 'stylesheet';
  link.href = href;
  // Behind the sheet of all pages: the page's own links follow, in their order, and what holds on paper stays the last.
  (document.querySelector('link[rel="stylesheet"]') ?? document.head.lastElementChild)?.after(link);
  return coming;
}
