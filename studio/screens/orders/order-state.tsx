import type { ComponentProps } from 'react';
import { stateTexts } from '../../texts/orders/orders.ts';
import { useText } from '../../texts/use-text.ts';
import { State } from '../../ui/state.tsx';
import type { ShownState } from './load.server.ts';

type Look = Pick<ComponentProps<typeof State>, 'shape' | 'tone'>;

const looks: Record<ShownState, Look> = {
  placed: { shape: 'ring', tone: 'ask' },
  partly: { shape: 'half', tone: 'ask' },
  paid: { shape: 'disc' },
  packed: { shape: 'square' },
  sent: { shape: 'triangle' },
  delivered: { shape: 'tick', tone: 'done' },
  expired: { shape: 'dashed', tone: 'off' },
  cancelled: { shape: 'cross', tone: 'off' },
  unpaid: { shape: 'warning', tone: 'bad' },
  refund: { shape: 'warning', tone: 'ask' },
  withdrawn: { shape: 'clock', tone: 'ask' },
};

export function OrderStateWord({ state }: { state: ShownState }) {
  const text = useText(stateTexts);
  return <State {...looks[state]}>{text(state)}</State>;
}
