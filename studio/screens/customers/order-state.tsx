import type { OrderState } from '#rules/orders/states.ts';
import { customersTexts } from '../../texts/customers.ts';
import { useText } from '../../texts/use-text.ts';
import { State, type StateShape } from '../../ui/state.tsx';

const shapes: Record<OrderState, StateShape> = {
  placed: 'ring',
  paid: 'disc',
  packed: 'square',
  sent: 'triangle',
  delivered: 'tick',
  expired: 'dashed',
  cancelled: 'cross',
};

export function OrderStateWord({ state }: { state: OrderState }) {
  const text = useText(customersTexts);
  const isOff = state === 'expired' || state === 'cancelled';
  return (
    <State shape={shapes[state]} tone={isOff ? 'off' : state === 'delivered' ? 'done' : 'plain'}>
      {text(`is_${state}`)}
    </State>
  );
}
