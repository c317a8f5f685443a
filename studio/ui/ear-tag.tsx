import { StudioLink } from './studio-link.tsx';

/** An animal is always its ochre ear tag, and leads to who got it where there is such a page. */
export function EarTag({ number, to }: { number: string; to?: string }) {
  return to === undefined ? (
    <span className="tag">{number}</span>
  ) : (
    <StudioLink className="tag" to={to}>
      {number}
    </StudioLink>
  );
}
