/** For a package that cannot be bought: when it is there again, into a calendar, and what there is instead. As HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { formatPrice } from '#rules/money/price.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { type BackAgain, backAgain, boxesInstead } from '#rules/selling/back-again.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { longDate } from '#rules/time/long-date.ts';
import { localDate } from '#rules/time/local-time.ts';
import { readDay } from '#rules/time/read-date.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { listOfAnimal, packagesOf } from '#storefront/data/list-of-animal.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

export function backAgainOf(box: Package, { now, market }: Pick<RequestContext, 'now' | 'market'>): BackAgain | null {
  const day = readDay(box.deliveryDate, market.timeZone);
  return backAgain(readStockStatus(box.stockStatus), { day, today: localDate(now, market.timeZone) });
}

const gramsOf = (size: string | null) => {
  const kilos = weightInKg(size);
  return kilos === null ? null : Math.round(kilos * 1000);
};

export async function loadSoldOut(box: Package, ctx: RequestContext): Promise<RichText | null> {
  if (canBuy(readStockStatus(box.stockStatus))) return null;
  const { content, market, hostKind, log } = ctx;
  const list = box.animal ? await orNull(listOfAnimal(packagesOf(content), { animal_type: box.animal }), log) : null;
  const boxes = (list?.items ?? []).map((other) => ({ ...other, grams: gramsOf(other.size) }));
  const instead = boxesInstead({ ...box, grams: gramsOf(box.size) }, boxes);
  const back = backAgainOf(box, ctx);
  const listAddress = box.animal ? pathTo(market, 'productList', { animal: box.animal, hostKind }) : null;
  if (!back && instead.length === 0 && listAddress === null) return null;
  const rows = instead.map(({ slug, title, size, price }) => ({
    to: pathTo(market, 'package', { slug }),
    title,
    about: [size, formatPrice(price, market)].filter(Boolean).join(' · '),
  }));
  const told = { back, rows, listAddress, file: `${pathTo(market, 'package', { slug: box.slug })}.ics` };
  return { html: renderToStaticMarkup(<SoldOut {...told} ctx={ctx} />) };
}

type SoldOutProps = {
  back: BackAgain | null;
  rows: { to: string; title: string; about: string }[];
  listAddress: string | null;
  file: string;
  ctx: RequestContext;
};

function SoldOut({ back, rows, listAddress, file, ctx: { market, text } }: SoldOutProps) {
  return (
    <>
      {back?.is === 'soon' ? <p data-dated="">{text('almanac:soldOut.soon')}</p> : null}
      {back?.is === 'date' ? (
        <p data-dated="">
          <b>{text('almanac:soldOut.from', { date: longDate(back.day, market) ?? '' })}</b>{' '}
          <a href={file} rel="nofollow" download="">
            {text('almanac:soldOut.calendar')}
          </a>
        </p>
      ) : null}
      {rows.length > 0 ? (
        <>
          <p>{text('almanac:soldOut.instead')}</p>
          <ul>
            {rows.map(({ to, title, about }) => (
              <li key={to}>
                <a href={to}>{title}</a> <small>{about}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {rows.length === 0 && listAddress ? (
        <p>
          <a href={listAddress}>{text('almanac:soldOut.list')}</a>
        </p>
      ) : null}
    </>
  );
}
