import { contentLinkTexts } from '../../../texts/content/links.ts';
import { useText } from '../../../texts/use-text.ts';
import { TextField } from '../../../ui/field.tsx';
import { useLinkChoices } from './link-choices.tsx';

/** A page is found by its name; any other address is typed. */
export function AddressField(shared: { name: string; label: string; value: string }) {
  const text = useText(contentLinkTexts);
  const { list, find, choices } = useLinkChoices();
  return (
    <>
      <TextField
        {...shared}
        list={list}
        autoComplete="off"
        hint={text('linkHint')}
        onInput={(event) => find(event.currentTarget.value)}
      />
      {choices}
    </>
  );
}
