import { autosaveTexts } from '../../../texts/content/autosave.ts';
import { useText } from '../../../texts/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = { at: number; onAnswer: (isWanted: boolean) => void };

/** What was typed here once and did not come to the server: taken up again, or thrown away. */
export function TypedOffer({ at, onAnswer }: Props) {
  const text = useText(autosaveTexts);
  const language = document.documentElement.lang;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return (
    <Notice tone="warn">
      <p>{text('typedOn', { at: day })}</p>
      <div className="row">
        <button type="button" className="btn g" onClick={() => onAnswer(true)}>
          {text('useTyped')}
        </button>
        <button type="button" className="lnk" onClick={() => onAnswer(false)}>
          {text('dropTyped')}
        </button>
      </div>
    </Notice>
  );
}
