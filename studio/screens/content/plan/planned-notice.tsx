import { StudioForm } from '../../../forms/studio-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type Props = { isFailed: boolean; title: string; words: string; unplan: string };

/** When a thing is published by itself, and how it is not; or why it was not. */
export function PlannedNotice({ isFailed, title, words, unplan }: Props) {
  return (
    <Notice tone={isFailed ? 'err' : 'ok'}>
      <b>{title}</b> {words}
      <StudioForm name="unplan">
        <Button size="small" icon="undo">
          {unplan}
        </Button>
      </StudioForm>
    </Notice>
  );
}
