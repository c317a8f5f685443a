/** What stands below the pictures of a package, as HTML: figures in a row, and what customers said. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { Review } from '#contract/entities/review.ts';
import type { RichText } from '#contract/fields/read.ts';
import { readStop } from '#rules/animals/journey-stop.ts';
import { isWine } from '#rules/stock/drink.ts';
import { requiredPacks } from '#rules/package-choice/package-editor.ts';
import { reviewRating } from '#rules/facts/review-rating.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

export function highlightsHtml(box: Package, { text }: RequestContext): RichText | null {
  if (isWine(box)) return null;
  const distance = box.origin.slaughterPlace ? readStop(box.origin.slaughterPlace).distance : null;
  const own = requiredPacks(box.contents.minced);
  const figures = [
    [distance, text('package:journey.way')],
    [box.packageCount, text('package:journey.packs')],
    [own, text('package:journey.own')],
  ] as const;
  const known = figures.filter(([figure]) => figure);
  return known.length > 1 ? { html: renderToStaticMarkup(<Figures figures={known} />) } : null;
}

function Figures({ figures }: { figures: readonly (readonly [string | number | null, string])[] }) {
  return (
    <dl>
      {figures.map(([figure, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The reviews that an editor placed on the page, and what the settings say of all of them. They stand beside the pictures, not below. */
export async function loadQuotes({ modules }: Package, { content, market, text, log }: RequestContext) {
  const quotes = modules.flatMap((module) => (module.type === 'reviews' ? module.items : []));
  if (quotes.length === 0) return null;
  const settings = await orNull(content.getSettings({ params: { market: market.code } }), log);
  const rating = text('reviews.rating', { rating: reviewRating, max: reviewRating });
  const said = { quotes, rating, about: settings?.reviewsDescription ?? null };
  return { html: renderToStaticMarkup(<Quotes {...said} />) };
}

type QuotesProps = { quotes: readonly Review[]; rating: string; about: string | null };

function Quotes({ quotes, rating, about }: QuotesProps) {
  return (
    <>
      {quotes.map(({ reviewer, description }) => (
        <figure key={reviewer}>
          <p>
            <span className="sr">{rating}</span>
            <span aria-hidden="true">{'★'.repeat(reviewRating)}</span>
          </p>
          <blockquote>{description}</blockquote>
          <figcaption>{reviewer}</figcaption>
        </figure>
      ))}
      {about ? <small>{about}</small> : null}
    </>
  );
}
