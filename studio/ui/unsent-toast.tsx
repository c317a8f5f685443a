import { useUnsent } from '../forms/hold-unsent.ts';
import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from './icon.tsx';

/** Says that a form found no line, until it is sent again or somebody goes elsewhere. */
export function UnsentToast() {
  const text = useText(frameTexts);
  const isUnsent = useUnsent();
  if (!isUnsent) return null;
  return (
    <div className="toastat unsent" role="alert">
      <div className="toast">
        <Icon name="alert" />
        <span>{text('unsent')}</span>
      </div>
    </div>
  );
}
