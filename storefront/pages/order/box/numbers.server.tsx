/** The numbers of an order's boxes among all of their animals, as HTML: nothing in it needs our code. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '#contract/fields/read.ts';
import { unbrokenTag } from '#rules/animals/journey-stop.ts';
import type { OrderLine } from '#storefront/ports/orders.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import section from '#storefront/ui/section.module.css';
import { BoxCard, numberWords, ShareDrawing, whatWords } from './box-card.tsx';
import { type BoxView, boxView } from './box-view.server.ts';

/** So many boxes of an order are told of. */
const mostBoxes = 3;

/** Null where none of them has a number. */
export async function numbersHtml(ctx: RequestContext, lines: readonly OrderLine[]): Promise<RichText | null> {
  const numbered = lines.filter(({ boxNumber }) => boxNumber !== null).slice(0, mostBoxes);
  const views = (await Promise.all(numbered.map((line) => boxView(ctx, line)))).filter((view) => view !== null);
  if (views.length === 0) return null;
  return {
    html: renderToStaticMarkup(
      <>
        {views.map((view, index) => (
          <BoxNumber key={view.cardPath ?? view.name} id={`box-${index}-`} view={view} ctx={ctx} />
        ))}
      </>,
    ),
  };
}

function BoxNumber({ id, view, ctx: { text, market } }: { id: string; view: BoxView; ctx: RequestContext }) {
  const { share, cardPath: card } = view;
  const number = numberWords(share);
  return (
    <section className={`${section.section} ${section.deep}`} aria-labelledby={`${id}title`}>
      <div className="wrap shop-box-columns">
        <div>
          <p className="shop-box-above">{view.name}</p>
          <h2 id={`${id}title`}>{text('selling:box.title', { number, total: share.of })}</h2>
          <p>
            {whatWords(view, text)} <Tags view={view} text={text} />
          </p>
          <ShareDrawing id={`${id}herd-`} view={view} />
          <p className="shop-box-key">
            <span>
              <i className="shop-box-before" /> {text('selling:box.before', { count: share.from - 1 })}
            </span>
            <span>
              <i className="shop-box-yours" /> {text('selling:box.yours')}
            </span>
            <span>
              <i className="shop-box-after" /> {text('selling:box.after', { count: share.of - share.to })}
            </span>
          </p>
        </div>
        {card ? (
          <div>
            {/* The words below it say the same. */}
            <a href={card} className="shop-box-card" aria-hidden="true" tabIndex={-1}>
              <BoxCard id={`${id}card-`} view={view} t={text} brand={market.brand} />
            </a>
            <p className="shop-box-note">
              <a href={card}>{text('selling:box.open')}</a> {text('selling:box.nothing')}
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Of several animals it is said where to read which one it is. */
function Tags({ view: { tags }, text }: { view: BoxView; text: RequestContext['text'] }) {
  return (
    <>
      {tags.map(({ tag, to }, index) => (
        <span key={tag}>
          {index > 0 ? ', ' : null}
          {to ? <a href={to}>{unbrokenTag(tag)}</a> : unbrokenTag(tag)}
        </span>
      ))}
      {tags.length > 0 ? '. ' : null}
      {tags.length > 1 ? text('selling:box.which') : null}
    </>
  );
}
