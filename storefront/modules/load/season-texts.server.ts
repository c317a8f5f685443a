import { changeReadRichText } from '#contract/fields/rich-text-fields.ts';
import type { PageModule } from '#contract/page-modules.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { soldBySeason } from '#rules/selling/sold-by-season.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import { localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import { readDay } from '#rules/time/read-date.ts';
import { everyPage } from '#storefront/data/every-page.server.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

const hasRoom = (module: PageModule) => /\{sold_(?:now|next)\}/.test(JSON.stringify(module));

/** Puts what is sold now, and which of the packages the page leads to come next, where an editor left room for it. */
export async function withSeasonTexts(modules: PageModule[], ctx: RequestContext): Promise<PageModule[]> {
  if (!modules.some(hasRoom)) return modules;
  const texts = await orNull(seasonTexts(modules, ctx), ctx.log);
  return modules.map((module) => {
    if (!hasRoom(module)) return module;
    // Half a sentence is worse than none.
    if (!texts) return { ...module, title: null, body: null };
    return changeReadRichText(module, (html) =>
      html.replaceAll('{sold_now}', () => texts.now).replaceAll('{sold_next}', () => texts.next),
    );
  });
}

async function seasonTexts(modules: PageModule[], ctx: RequestContext) {
  const { content, market, hostKind, text, now } = ctx;
  const today = localDate(now, market.timeZone);
  const [listed, named] = await Promise.all([
    everyPage((query) => content.listPackages({ query })),
    packagesNamed(modules, ctx),
  ]);
  const sold = soldBySeason(
    listed.map((box) => ({ ...box, day: null })),
    { today, animals: market.animalTypes },
  );
  const coming = soldBySeason(
    named.map((box) => ({ ...box, day: readDay(box.deliveryDate, market.timeZone) })),
    { today, animals: [] },
  );
  const next = coming.next.map(({ box, day }) => {
    const from = text('almanac:year.from', { date: longDate(day, market) ?? '' });
    return `${link(pathTo(market, 'package', { slug: box.slug }), box.title)} (${escapeHtml(from)})`;
  });
  return {
    now: sold.now
      .map((animal) => link(pathTo(market, 'productList', { animal, hostKind }), text.find(`animals.${animal}`)))
      .join(', '),
    next: next.join(', ') || escapeHtml(text('almanac:year.nothing')),
  };
}

/** Lists leave out what is out of season; the page that tells of seasons names it. */
async function packagesNamed(modules: PageModule[], { content, market, log }: RequestContext) {
  // Bounded: the words of one page.
  const address = new RegExp(`href=\\\\?"${pathTo(market, 'package', { slug: '' })}([a-z0-9-]+)\\\\?"`, 'g');
  const slugs = new Set([...JSON.stringify(modules).matchAll(address)].map(([, slug = '']) => slug));
  const boxes = await Promise.all([...slugs].map((slug) => orNull(getPackage(content, slug), log)));
  return boxes.filter((box) => box !== null);
}

function link(address: string | null, words: string | null | undefined): string {
  const said = escapeHtml(words ?? '');
  return address === null ? said : `<a href="${escapeHtml(address)}">${said}</a>`;
}
