import { StudioForm } from '../../forms/studio-form.tsx';
import { contentItemTexts } from '../../texts/content/item.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

type Props = { kind: string; name: string; position: number | null; hasName: boolean; isSingle: boolean };

/** What is done at once and not as a draft: a copy, another name, another place, the end. */
export function ItemPlace({ kind, name, position, hasName, isSingle }: Props) {
  const text = useText(contentItemTexts);
  if (isSingle) return null;
  return (
    <section className="fs" id="place">
      <h2>{text('more')}</h2>
      <p className="hint">{text('moreHint')}</p>
      <div className="cols">
        <StudioForm name="copy" className="stack">
          <Button icon="copy">{text('newFrom')}</Button>
          <p className="hint">{text('newFromHint')}</p>
        </StudioForm>
        {hasName ? (
          <StudioForm name="rename" className="stack">
            <TextField name="to" label={text('address')} value={name} hint={text('addressHint')} key={name} />
            <Button>{text('rename')}</Button>
          </StudioForm>
        ) : null}
        {position === null ? null : (
          <StudioForm name="move" className="stack">
            <TextField name="to" label={text('place')} value={String(position)} inputMode="numeric" key={position} />
            <Button>{text('move')}</Button>
          </StudioForm>
        )}
        <div>
          <ButtonLink kind="away" icon="trash" to={`/content/${kind}/${encodeURIComponent(name)}/remove`}>
            {text('takeOut')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
