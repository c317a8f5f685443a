import { useFrame } from '../../frame/use-frame.ts';
import { StudioLink } from '../../ui/studio-link.tsx';

/** Leads to the order where there is such a page. */
export function OrderLink({ number }: { number: string }) {
  const ids: readonly string[] = useFrame()?.screens ?? [];
  if (!ids.includes('orders')) return <b>{number}</b>;
  return (
    <StudioLink className="t" to={`/orders/${number}`}>
      {number}
    </StudioLink>
  );
}
