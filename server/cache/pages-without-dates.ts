type Kept = { headers: [string, string][]; bodies: { identity: Buffer<ArrayBuffer> } };

/**
 * Pages that outlived what they say about today, marked so that the style sheet hides it. Data for a navigation cannot be marked and
 * does not stand in. Each is made once: while nothing can be rendered, everybody asks for it.
 */
export function createPagesWithoutDates<Page extends Kept>(
  packBody: (identity: Buffer<ArrayBuffer>) => Promise<Pick<Page, 'bodies'> & Partial<Page>>,
) {
  const made = new WeakMap<Page, Promise<Page>>();

  async function mark(page: Page): Promise<Page> {
    const html = page.bodies.identity.toString('utf8').replace('<html ', '<html data-stale="" ');
    return { ...page, ...(await packBody(Buffer.from(html))) };
  }

  return async function withoutDates(page: Page): Promise<Page | null> {
    const isHtml = page.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
    if (!isHtml) return null;
    const marked = made.get(page) ?? mark(page);
    made.set(page, marked);
    return marked;
  };
}
