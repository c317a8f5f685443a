import { StudioForm } from '../../../forms/studio-form.tsx';
import { contentListTexts } from '../../../texts/content/list.ts';
import { useText } from '../../../texts/use-text.ts';

type PlaceProps = { name: string; title: string; position: number; last: number; hasGrip: boolean };

/** Buttons that work with keys and without script. */
export function Place({ name, title, position, last, hasGrip }: PlaceProps) {
  const text = useText(contentListTexts);
  return (
    <StudioForm name="move" hidden={{ name }} className="row nw">
      {hasGrip ? (
        <button type="button" className="grip" draggable title={text('grip')} aria-label={`${title}: ${text('grip')}`}>
          <span aria-hidden="true">⠿</span>
        </button>
      ) : null}
      <span className="m pl">{position}</span>
      {position > 1 ? (
        <button type="submit" className="ib" name="to" value={position - 1} aria-label={text('up', { title })}>
          ↑
        </button>
      ) : null}
      {position < last ? (
        <button type="submit" className="ib" name="to" value={position + 1} aria-label={text('down', { title })}>
          ↓
        </button>
      ) : null}
    </StudioForm>
  );
}
