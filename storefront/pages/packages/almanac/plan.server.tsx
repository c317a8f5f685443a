/** Six weeks with a package: its meals by week, with the evening each comes out of the freezer. As HTML, and for a calendar. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { imageAddress } from '#contract/images.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { mostEaters, type PlannedMeal, sixWeeks } from '#rules/food/six-weeks.ts';
import { dayWords, longDay } from '#rules/time/day-words.ts';
import { type IcsEvent } from '#rules/calendar/ics.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { deliveryBounds } from '#storefront/data/first-delivery-date.server.ts';
import { loadTurns, type Turn } from './turns.server.tsx';

type Plan = {
  box: Package;
  eaters: number;
  broughtOn: PlainDate;
  weeks: (PlannedMeal & { title: string; dish: Turn['dish'] | null })[][];
};

/** Null where nobody can say when it is brought, or what is in it. */
export async function loadPlan(box: Package, eaters: number, ctx: RequestContext): Promise<Plan | null> {
  const broughtOn = deliveryBounds(box, ctx)?.first;
  const { cuts, minced } = box.contents;
  const pieces = [...cuts, ...minced].filter(({ meals }) => meals > 0);
  if (broughtOn === undefined || pieces.length === 0) return null;
  const turns = await loadTurns(box, ctx);
  const planned = pieces.map(({ name, meals, weight }) => ({ name, packs: meals, packGrams: weight }));
  const weeks = sixWeeks(planned, { eaters, broughtOn }).map((week) =>
    week.map((meal) => ({
      ...meal,
      title: pieces.find(({ name }) => name === meal.name)?.shortTitle ?? meal.name,
      dish: turns.find(({ item }) => item.name === meal.name)?.dish ?? null,
    })),
  );
  return { box, eaters, broughtOn, weeks };
}

const thawHour = 20;

/** One line for each evening something has to come out, at eight. */
export function thawEvents({ box, weeks }: Plan, { market, text }: RequestContext): IcsEvent[] {
  return weeks.flat().map(({ day, thawOn, title, packs, dish }) => ({
    uid: `${box.slug}-${day}@${market.domain}`,
    day: thawOn,
    hour: thawHour,
    title: text('almanac:plan.thaw', { piece: packsText(packs, title, text) }),
    text: dish ? text('almanac:plan.for', { dish: dish.title, day: longDay(day, market) }) : null,
  }));
}

export function planHtml(plan: Plan, ctx: RequestContext): RichText {
  return { html: renderToStaticMarkup(<PlanPage plan={plan} ctx={ctx} />) };
}

function packsText(packs: number, title: string, text: RequestContext['text']): string {
  return text('almanac:plan.packs', { count: packs, piece: title });
}

function PlanPage({ plan, ctx }: { plan: Plan; ctx: RequestContext }) {
  const { market, text } = ctx;
  const { box, eaters, broughtOn, weeks } = plan;
  const page = pathTo(market, 'package', { slug: box.slug });
  const count = weeks.flat().length;
  return (
    <>
      <h1>{text('almanac:plan.title')}</h1>
      <p className="plan-lead">{text('almanac:plan.intro', { count, title: box.title })}</p>
      <nav aria-label={text('almanac:plan.eaters')} className="plan-eaters">
        <span>{text('almanac:plan.eaters')}</span>
        {Array.from({ length: mostEaters }, (_, index) => index + 1).map((number) => (
          <a key={number} href={`${page}?plan=${number}`} aria-current={number === eaters ? 'page' : undefined}>
            {number}
          </a>
        ))}
      </nav>
      <p className="plan-file">
        <a href={`${page}.ics?plan=${eaters}`} rel="nofollow" download="">
          {text('almanac:plan.calendar')}
        </a>
      </p>
      <p data-dated="">{text('almanac:plan.brought', { day: longDay(broughtOn, market) })}</p>
      <div className="plan-weeks" data-dated="">
        {weeks.map((week, index) => (
          <section key={week[0]?.day ?? index}>
            <h2>{text('almanac:plan.week', { week: index + 1 })}</h2>
            <ul>
              {week.map((meal) => (
                <MealRow key={meal.day} meal={meal} ctx={ctx} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="plan-note">{text('almanac:plan.note')}</p>
    </>
  );
}

function MealRow({ meal, ctx: { market, text } }: { meal: Plan['weeks'][number][number]; ctx: RequestContext }) {
  const { day, thawOn, title, packs, dish } = meal;
  const image = imageAddress(dish?.image, 'fit-160x110', 'jpg');
  return (
    <li>
      <time dateTime={day}>
        {Number(day.slice(8))}
        <span>{dayWords(day, market, { weekday: 'short' })}</span>
      </time>
      <div>
        {dish ? <a href={pathTo(market, 'recipe', { slug: dish.slug })}>{dish.title}</a> : <b>{title}</b>}
        <small>{packsText(packs, title, text)}</small>
        <small>
          {text('almanac:plan.out', {
            day: dayWords(thawOn, market, { weekday: 'long', day: 'numeric', month: 'long' }),
          })}
        </small>
      </div>
      {image ? <img src={image} alt="" width="160" height="110" loading="lazy" /> : null}
    </li>
  );
}
