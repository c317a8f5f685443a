/** The page of an animal as HTML. */
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PackageCard } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readStop, unbrokenTag } from '#rules/animals/journey-stop.ts';
import { originKind } from '#rules/animals/origin.ts';
import { formatPrice } from '#rules/money/price.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { HerdDrawing } from '#storefront/components/herd/herd-drawing.tsx';
import { herdOf } from '#storefront/components/herd/herd-of.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import button from '#storefront/ui/button.module.css';
import section from '#storefront/ui/section.module.css';
import { Farm, type OfAnimal, Photo, Recipes } from './farm.server.tsx';
import { TagForm } from './form.server.tsx';
import type { Animal } from './load.server.ts';
import { mapOf } from './way-map.server.ts';
import { WayMapDrawing } from './way-map.tsx';
import { wayOf } from './way.server.ts';

export function animalsHtml(animals: readonly Animal[], ctx: RequestContext): RichText {
  const { text } = ctx;
  return {
    html: renderToStaticMarkup(
      <>
        {animals.length > 1 ? (
          <p className="wrap an-several">{text('origin:several', { count: animals.length })}</p>
        ) : null}
        {animals.map((animal, index) => (
          <Fragment key={animal.tag}>
            <Head animal={animal} ctx={ctx} isFirst={index === 0} />
            <Left animal={animal} ctx={ctx} />
            <Way animal={animal} ctx={ctx} />
            <Farm animal={animal} ctx={ctx} />
            <Recipes animal={animal} ctx={ctx} />
          </Fragment>
        ))}
        <div className="wrap an-another">
          <TagForm ctx={ctx} label={text('origin:another')} />
        </div>
      </>,
    ),
  };
}

const headings = { meat: 'animal', game: 'animal', bird: 'flock', fish: 'catch', wine: 'batch' } as const;

/** The number as on an ear tag: its last long group large. */
function EarTag({ tag }: { tag: string }) {
  const groups = tag.split(' ');
  const large = groups.length > 2 ? groups.length - 2 : groups.length - 1;
  return (
    <p className="an-tag">
      {groups.map((group, index) => {
        const Part = index === large ? 'b' : 'span';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two groups of a number may be alike
          <Fragment key={index}>
            <Part>{group}</Part>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}

function Head({ animal, ctx: { text }, isFirst }: OfAnimal & { isFirst: boolean }) {
  const { tag, lead, image, facts, breed, boxes } = animal;
  const heading = text(`origin:heading.${headings[originKind(facts.animal)]}`);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="wrap">
      <div className="an-head">
        <div>
          <EarTag tag={tag} />
          <Heading className="an-title">
            {heading} <span className="sr">{unbrokenTag(tag)}</span>
          </Heading>
          {lead ? <p className="an-lead">{lead}</p> : null}
          <p className="an-ways">
            {boxes.length > 0 ? (
              <a className={button.button} href="#left">
                {text('origin:toLeft')}
              </a>
            ) : null}
            <a className="an-link" href="#way">
              {text('origin:toWay')}
            </a>
          </p>
        </div>
        <div className="an-portrait">
          <Photo image={image} variant="resize-800" size={[800, 500]} alt={breed?.title ?? facts.breed ?? ''} />
        </div>
      </div>
      <Facts animal={animal} text={text} />
    </div>
  );
}

function Facts({ animal: { facts, breed, weeks }, text }: { animal: Animal; text: RequestContext['text'] }) {
  const distance = facts.slaughterPlace ? readStop(facts.slaughterPlace).distance : null;
  const kept = facts.fatteningCountry?.split(', ').slice(1).join(', ');
  const rows = [
    [breed?.title ?? facts.breed, breed?.location],
    [kept, text('origin:kept')],
    [distance, text('package:journey.way')],
    [weeks.length > 0 ? text('origin:deliveries', { count: weeks.length }) : null, ''],
  ] as const;
  const known = rows.filter(([figure]) => figure);
  if (known.length < 2) return null;
  return (
    <ul className="an-facts">
      {known.map(([figure, name]) => (
        <li key={figure}>
          <b>{figure}</b> {name}
        </li>
      ))}
    </ul>
  );
}

/** How many of its boxes are sold, and what can be had. */
function Left({ animal: { facts, boxes, others, farmer }, ctx }: OfAnimal) {
  const { text, market } = ctx;
  if (boxes.length === 0 && others.length === 0) return null;
  const herd = boxes.map((box) => herdOf(box, market)).find((found) => found !== null);
  const by = farmer?.name ?? facts.farmerName;
  return (
    <section id="left" className={`${section.section} ${section.deep} an-left`} aria-labelledby="an-left">
      <div className="wrap an-columns">
        <div>
          <p className="an-eyebrow">{text('origin:left.eyebrow')}</p>
          <h2 id="an-left">
            {herd
              ? text('origin:left.heading', { sold: herd.total - herd.left, left: herd.left })
              : text(boxes.length > 0 ? 'origin:left.gone' : 'origin:left.others')}
          </h2>
          {herd ? (
            <>
              <HerdDrawing
                id="an-herd-"
                animal={facts.animal}
                total={herd.total}
                parts={[
                  { name: 'sold', className: 'an-sold', from: 0, to: herd.total - herd.left },
                  { name: 'left', className: 'an-for-sale', from: herd.total - herd.left, to: herd.total },
                ]}
              />
              <p className="an-key">
                <span>
                  <i className="an-sold" /> {text('herd.sold')}
                </span>
                <span>
                  <i className="an-for-sale" /> {text('origin:left.forSale')}
                </span>
              </p>
            </>
          ) : null}
        </div>
        <ul className="an-boxes">
          {boxes.map((box) => (
            <BoxRow key={box.slug} box={box} ctx={ctx} note={text('origin:left.ofThis')} />
          ))}
          {others.map((box) => (
            <BoxRow key={box.slug} box={box} ctx={ctx} note={by ? text('origin:left.ofFarmer', { farmer: by }) : ''} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type BoxRowProps = { box: PackageCard; ctx: RequestContext; note: string };

function BoxRow({ box: { slug, title, price, size, mealsForPerson, stockStatus }, ctx, note }: BoxRowProps) {
  const { market, text } = ctx;
  const status = readStockStatus(stockStatus);
  const meals = Number(mealsForPerson);
  const about = [note, size, meals > 0 ? text('units.meals', { count: meals }) : null].filter((part) => part);
  return (
    <li>
      <span>
        <a href={pathTo(market, 'package', { slug })}>{title}</a>
        <small>{about.join(', ')}</small>
      </span>
      <b>{canBuy(status) ? formatPrice(price || null, market) : text(`stock.${status}`)}</b>
    </li>
  );
}

const ways = { meat: 'animal', game: 'game', bird: 'flock', fish: 'catch', wine: 'batch' } as const;

function Way({ animal, ctx }: OfAnimal) {
  const { text, market } = ctx;
  const steps = wayOf(animal, ctx);
  if (steps.length === 0) return null;
  const map = mapOf(animal, ctx);
  const stops = map?.marks.flatMap((mark) => mark.stops).toSorted((a, b) => a.number - b.number) ?? [];
  const numbers = { farm: 1, slaughterhouse: 2, butcher: 3 };
  const isOnMap = (number: number) => stops.some((stop) => stop.number === number);
  return (
    <section id="way" className={section.section} aria-labelledby="an-way">
      <div className="wrap">
        <div className="an-section-head">
          <div>
            <p className="an-eyebrow">{text('origin:way.eyebrow')}</p>
            <h2 id="an-way">{text(`origin:way.heading.${ways[originKind(animal.facts.animal)]}`)}</h2>
          </div>
          <p className="an-note">{text('origin:way.note')}</p>
        </div>
        <div className={map ? 'an-way' : undefined}>
          {map ? (
            <figure
              className="an-frame"
              aria-label={text('origin:way.map', { stops: stops.map(({ name }) => name).join(', ') })}
            >
              <WayMapDrawing map={map} market={market.code} />
              <figcaption>
                {stops.map(({ number, name }) => (
                  <span key={number}>
                    <b>{number}</b> {name}
                  </span>
                ))}
              </figcaption>
            </figure>
          ) : null}
          <ol className="an-steps">
            {steps.map(({ title, text: words, date, state, stop }) => (
              <li key={`${title} ${words}`} className={`an-${state}`}>
                <span className="an-when">
                  {date}
                  {state === 'planned' ? <i>{text('package:journey.planned')}</i> : null}
                </span>
                <span>
                  <b>{title}</b>
                  {stop && isOnMap(numbers[stop]) ? <i className="an-number">{numbers[stop]}</i> : null}
                  {words ? <span>{words}</span> : null}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
