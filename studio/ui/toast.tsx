import { Form } from 'react-router';
import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from './icon.tsx';
import { useInMarket } from './studio-link.tsx';

/** What was done a moment ago, with the way back as long as there is one. */
export function Toast({ words, undo, back }: { words: string; undo: number | null; back: string }) {
  const text = useText(frameTexts);
  const address = useInMarket();
  return (
    <div className="toastat">
      <output className="toast">
        <Icon name="check" />
        <span>{words}</span>
        {undo === null ? null : (
          <Form method="post" action={address('/undo')}>
            <input type="hidden" name="id" value={undo} />
            <input type="hidden" name="back" value={back} />
            <button type="submit">
              <Icon name="undo" />
              {text('undo')}
            </button>
          </Form>
        )}
      </output>
    </div>
  );
}
