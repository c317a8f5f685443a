import type { AnimalState } from '#rules/herd/animal-state.ts';
import { herdStateTexts } from '../../texts/herd/states.ts';
import { useText } from '../../texts/use-text.ts';
import { State, type StateShape } from '../../ui/state.tsx';

const shapes = {
  planned: 'dashed',
  open: 'half',
  full: 'disc',
  booked: 'clock',
  slaughtered: 'square',
  cut: 'triangle',
  delivered: 'tick',
  cancelled: 'cross',
} as const satisfies Record<AnimalState, StateShape>;

export function AnimalStateWord({ state }: { state: AnimalState }) {
  const text = useText(herdStateTexts);
  const tone = state === 'full' ? 'ask' : state === 'delivered' ? 'done' : state === 'cancelled' ? 'off' : 'plain';
  return (
    <State shape={shapes[state]} tone={tone}>
      {text(state)}
    </State>
  );
}
