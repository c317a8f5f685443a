import { StudioForm } from '../../forms/studio-form.tsx';
import { ownTextsTexts } from '../../texts/own-texts.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { ShownText } from './find-texts.ts';

type Props = { edited: ShownText; /** The list as it was. */ back: string };

/** One text: ours above, one's own to type, and the way back to ours. */
export function EditText({ edited: { key, text: ours, own }, back }: Props) {
  const text = useText(ownTextsTexts);
  return (
    <section className="blk" aria-label={text('changeOf', { text: own ?? ours })}>
      <StudioForm name="write" hidden={{ key }} className="stack" label={text('own')}>
        {/* Typed anew where somebody else, or an undo, changed it. */}
        <div key={own} className="stack">
          <input type="hidden" name="was" value={own ?? ''} />
          <p>
            <span className="lab">{text('ours')}</span> <q>{ours}</q>
          </p>
          <TextArea
            name="text"
            label={text('own')}
            value={own ?? ours}
            hint={/\{\{/.test(ours) ? text('bracesHint') : undefined}
          />
        </div>
        <div className="row">
          <Button kind="filled">{text('save')}</Button>
          <StudioLink className="lnk" to={back}>
            {text('leave')}
          </StudioLink>
        </div>
      </StudioForm>
      {own === null ? null : (
        <StudioForm name="back" hidden={{ key, was: own }} label={text('back')}>
          <Button kind="quiet" icon="undo">
            {text('back')}
          </Button>
        </StudioForm>
      )}
    </section>
  );
}
