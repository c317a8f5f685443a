import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from '../../forms/form-context.ts';
import type { RichAct, RichEditor } from '../../rich-text/rich-editor.ts';
import { contentTextTexts } from '../../texts/content/text.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Say } from '../../ui/notice.tsx';

/** Fetched when somebody sets a link. */
const LinkRow = lazy(async () => ({ default: (await import('./links/link-row.tsx')).LinkRow }));

type Props = { name: string; label: string; value: string };

const buttons: { act: RichAct; sign: string }[] = [
  { act: 'bold', sign: 'B' },
  { act: 'italic', sign: 'I' },
  { act: 'heading', sign: 'H2' },
  { act: 'smallHeading', sign: 'H3' },
  { act: 'plain', sign: '¶' },
  { act: 'list', sign: '•' },
  { act: 'numbers', sign: '1.' },
  { act: 'quote', sign: '“' },
  { act: 'table', sign: '▦' },
  { act: 'undo', sign: '↶' },
  { act: 'redo', sign: '↷' },
];

type Mode = 'plain' | 'rich' | 'source';

/** A text with headings, lists and links. Without script, and where the editor would write it otherwise, it is HTML in a field. */
export function RichTextField({ name, label, value }: Props) {
  const text = useText(contentTextTexts);
  const id = useId();
  const { values, problems, theirs } = useFormState();
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor | null>(null);
  /** Null until the editor has looked at the text. */
  const [isKnown, setKnown] = useState<boolean | null>(null);
  const [wantsSource, setWantsSource] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const start = values[name] ?? value;
  const problem = problems[name];

  useEffect(() => {
    let isGone = false;
    async function open() {
      const { openRichEditor } = await import('../../rich-text/rich-editor.ts');
      if (isGone || !place.current || !area.current) return;
      editor.current = openRichEditor({
        place: place.current,
        html: area.current.value,
        label,
        onChange: (html) => {
          if (!area.current) return;
          area.current.value = html;
          // Its buttons change it too, and the form is told as if it was typed.
          area.current.dispatchEvent(new Event('input', { bubbles: true }));
        },
      });
      setKnown(editor.current !== null);
    }
    if (!wantsSource) void open();
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = null;
    };
  }, [wantsSource, label]);

  const mode: Mode = wantsSource || isKnown === false ? 'source' : isKnown ? 'rich' : 'plain';
  const isRich = mode === 'rich';
  return (
    <div className={problem ? 'f err rich' : 'f rich'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {mode === 'plain' ? null : (
          <button type="button" className="lnk s13" onClick={() => setWantsSource(!wantsSource)}>
            {text(isRich ? 'asSource' : 'asText')}
          </button>
        )}
      </label>
      {isRich ? (
        <div className="pmbar" role="toolbar" aria-label={text('tools', { label })}>
          {buttons.map(({ act, sign }) => (
            <button
              key={act}
              type="button"
              className="ib"
              // What is read aloud begins with what is seen, where that is letters.
              aria-label={/^\w.+/.test(sign) ? `${sign} ${text(act)}` : text(act)}
              title={text(act)}
              onClick={() => editor.current?.act(act)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
          <button
            type="button"
            className="ib"
            aria-label={text('link')}
            title={text('link')}
            onClick={() => setAddress(editor.current?.linkHere() ?? '')}
          >
            <Icon name="outside" />
          </button>
        </div>
      ) : null}
      {address === null ? null : (
        <Suspense>
          <LinkRow
            address={address}
            onAnswer={(chosen) => {
              setAddress(null);
              if (chosen === null) editor.current?.focus();
              else editor.current?.link(chosen);
            }}
          />
        </Suspense>
      )}
      <div ref={place} className="pm" hidden={!isRich} />
      <textarea
        ref={area}
        id={id}
        className="ta src"
        rows={8}
        name={name}
        defaultValue={start}
        hidden={isRich}
        aria-invalid={problem ? true : undefined}
      />
      {mode === 'source' && !wantsSource ? <p className="hint">{text('whySource')}</p> : null}
      {problem ? <Say tone="err">{problem}</Say> : null}
      {theirs[name] === undefined ? null : <Say tone="warn">{text('theirs', { value: theirs[name] })}</Say>}
    </div>
  );
}
