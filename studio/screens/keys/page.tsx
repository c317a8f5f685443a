import { type ActionFunctionArgs, redirect } from 'react-router';
import { readForm } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { keyTable } from '../../keys/key-table.ts';
import { useShownScreens } from '../../frame/spine.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import { signedIn } from '../../ports/studio-context.ts';
import { frameTexts } from '../../texts/frame.ts';
import { keyTexts } from '../../texts/keys.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/field.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export async function action({ request, context }: ActionFunctionArgs) {
  const { person, people } = signedIn(context);
  const form = await readForm(request);
  await people.changeOwn(person.id, { singleKeys: form.has('single') });
  return redirect('/keys', 303);
}

export default function KeysPage() {
  const text = useText(keyTexts);
  const names = useText(frameTexts);
  const frame = useFrame();
  const shown = useShownScreens();
  const rows = keyTable
    .filter(({ does }) => does.kind !== 'go' || shown.includes(does.screen))
    .map(({ press, does, text: words }) => ({
      id: press.join(' '),
      cells: {
        key: press.map((key) => <kbd key={key}>{key.replace(/\b[a-z]$/, (letter) => letter.toUpperCase())}</kbd>),
        does: does.kind === 'go' ? text('goTo', { screen: names(does.screen.id) }) : words ? text(words) : null,
      },
    }));
  return (
    <>
      <PageHead title={text('title')}>{text('about')}</PageHead>
      <Ledger
        label={text('title')}
        columns={[
          { id: 'key', title: text('key') },
          { id: 'does', title: text('does') },
        ]}
        rows={rows}
      />
      <section className="blk">
        <StudioForm name="keys" className="stack">
          <Check name="single" isChecked={frame?.person.singleKeys ?? true}>
            {text('single')}
          </Check>
          <Button size="small">{text('save')}</Button>
        </StudioForm>
      </section>
    </>
  );
}
