import { StudioForm } from '../../forms/studio-form.tsx';
import { weekTexts } from '../../texts/week.ts';
import { useText } from '../../texts/use-text.ts';
import { EarTag } from '../../ui/ear-tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { AfterTaps } from './after-taps.tsx';
import { BoxRow } from './box-row.tsx';
import type { DayView, OrderView } from './load.server.ts';

type Props = { week: string; day: DayView; isChosen: boolean };

/** Everything of one day: sheets to print, what the butcher cuts, boxes to tap, stops. On a phone boxes come first. */
export function DayColumn({ week, day, isChosen }: Props) {
  const text = useText(weekTexts);
  const progress = text('progress', { done: day.ready, all: day.boxes });
  const sheets = ['slips', 'butcher', 'stops', 'labels', 'roll'] as const;
  return (
    <section className={isChosen ? 'day now' : 'day'} aria-label={day.title} id={`day-${day.day}`}>
      <header>
        <span className="leaf s" aria-hidden="true">
          <span className="mo">{day.month}</span>
          <b>{day.date}</b>
          <span className="wd">{day.short}</span>
        </span>
        <div className="grow">
          <h2>{day.title}</h2>
          <p className="m s13">
            {[
              text('boxes', { count: day.boxes }),
              day.kilos === null ? '' : text('kilos', { kilos: day.kilos }),
              day.ready > 0 ? text('ready', { count: day.ready }) : '',
            ]
              .filter((part) => part !== '')
              .join(', ')}
          </p>
          <span className="sr">{progress}</span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${day.boxes === 0 ? 0 : Math.round((100 * day.ready) / day.boxes)}%` }} />
          </span>
        </div>
      </header>
      <div className="acts">
        {sheets.map((sheet) => (
          <StudioLink
            key={sheet}
            className="btn g sm"
            to={`/week/${week}/${sheet}?day=${day.day}`}
            reloadDocument
            target="_blank"
          >
            {text(sheet)}
          </StudioLink>
        ))}
      </div>
      <h3 className="hb">
        <span>{text('boxesTitle')}</span>
        <span>{text('tap')}</span>
      </h3>
      <ul className="boxes">
        {day.orders.map((order) => (
          <BoxRow key={order.number} order={order} />
        ))}
      </ul>
      {day.toPack.count > 0 ? (
        <StudioForm name="packedAll" hidden={{ day: day.day, orders: day.toPack.orders }} className="allsent">
          <AfterTaps icon="box">{text('allPacked', { day: day.title, count: day.toPack.count })}</AfterTaps>
        </StudioForm>
      ) : null}
      {day.packed.count > 0 ? (
        <StudioForm name="sent" hidden={{ day: day.day, orders: day.packed.orders }} className="allsent">
          <AfterTaps kind={isChosen && day.isReady ? 'filled' : 'hollow'} icon="truck">
            {text('allSent', { day: day.title, count: day.packed.count })}
          </AfterTaps>
          <p className="hint">{text('sentHint')}</p>
        </StudioForm>
      ) : null}
      <h3 className="hp">
        <span>{text('made')}</span>
        <span>{text('packs')}</span>
      </h3>
      <div className="made">
        {day.production.map(({ animals, farmer, name, packs }) => (
          <div key={`${animals.join()} ${farmer ?? ''} ${name ?? ''}`}>
            <p className="tags">
              {animals.map((tag) => (
                <EarTag key={tag} number={tag} to={`/recall?by=animal&q=${encodeURIComponent(tag)}`} />
              ))}
              <span className="m">
                {[animals.length === 0 ? text('noAnimal') : '', farmer ?? '', name ?? text('pieces')]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </p>
            <ul>
              {packs.map(({ title, packs: count }) => (
                <li key={title}>
                  <span>{title}</span>
                  <span className="n">{count}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3 className="hs">
        <span>{text('stopsTitle')}</span>
        <span>{text('byCode')}</span>
      </h3>
      <ol className="stops">
        {day.stops.map((order) => (
          <Stop key={order.number} order={order} />
        ))}
      </ol>
    </section>
  );
}

function Stop({ order: { address, name, boxes } }: { order: OrderView }) {
  const text = useText(weekTexts);
  if (address === null) return null;
  const { street, postCode, city, phone } = address;
  const query = encodeURIComponent(`${street}, ${postCode} ${city}`);
  return (
    <li>
      <span className="grow">
        <b>{postCode}</b> {name}
        <small>
          {street}, {city} · {text('boxes', { count: boxes })}
        </small>
      </span>
      <a
        className="btn q sm"
        href={`https://www.openstreetmap.org/search?query=${query}`}
        target="_blank"
        rel="noreferrer"
        aria-label={text('mapOf', { name })}
      >
        <Icon name="pin" />
        {text('map')}
      </a>
      {phone === '' ? null : (
        <a className="btn q sm" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={`${name}: ${phone}`}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </li>
  );
}
