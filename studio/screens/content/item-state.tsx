import type { ListState } from '../../ports/editing.ts';
import { contentListTexts } from '../../texts/content/list.ts';
import { useText } from '../../texts/use-text.ts';
import { State, type StateShape } from '../../ui/state.tsx';

const shapes: Record<ListState, StateShape> = { published: 'disc', changed: 'half', new: 'ring', removed: 'cross' };

export function ItemStateWord({ state }: { state: ListState }) {
  const text = useText(contentListTexts);
  const tone = state === 'changed' || state === 'new' ? 'ask' : state === 'removed' ? 'off' : 'plain';
  return (
    <State shape={shapes[state]} tone={tone}>
      {text(state)}
    </State>
  );
}
