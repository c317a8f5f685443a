import { type Stop, unbrokenTag } from '#rules/animals/journey-stop.ts';

type Step = {
  title: string;
  text: string | null;
  /** What is planned has not happened, and is called so. */
  state: 'done' | 'now' | 'planned';
  isDated?: boolean;
};

export type JourneyView = {
  /** The pages of its animals, by their numbers. */
  tags: { heading: string; links: { tag: string; to: string }[] } | null;
  route: string;
  planned: string;
  stops: Stop[];
  steps: Step[];
};

/** The way of an animal: the places with the distances between them, and what was done there. Without hooks: the server renders it. */
export function Journey({ tags, route, planned, stops, steps }: JourneyView) {
  return (
    <>
      {tags ? (
        <p className="pk-tags">
          {tags.heading}{' '}
          {tags.links.map(({ tag, to }) => (
            <a key={to} href={to}>
              {unbrokenTag(tag)}
            </a>
          ))}
        </p>
      ) : null}
      {stops.length > 1 ? (
        <ol className="pk-route" aria-label={route}>
          {stops.map(({ name, place, distance }) => (
            <li key={name}>
              {distance ? <em>{distance}</em> : null}
              <b>{name}</b>
              {place ? <span>{place}</span> : null}
            </li>
          ))}
        </ol>
      ) : null}
      <ol className="pk-way">
        {steps.map(({ title, text, state, isDated }) => (
          <li key={title} className={`pk-${state}`} data-dated={isDated ? '' : undefined}>
            <b>{title}</b>
            {state === 'planned' ? <i> {planned}</i> : null}
            {text ? <span>{text}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
