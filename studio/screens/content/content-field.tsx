import { lazy, Suspense } from 'react';
import { useFormState } from '../../forms/form-context.ts';
import type { PictureChoice } from '../../pictures/picture-choices.ts';
import { useHydrated } from '../../pictures/use-hydrated.ts';
import type { FieldView } from '../../ports/editing.ts';
import { contentItemTexts } from '../../texts/content/item.ts';
import { useText } from '../../texts/use-text.ts';
import { Check, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Say } from '../../ui/notice.tsx';
import { markName, picturesId, theirsName, thingsId, typedName } from './field-names.ts';
import { RichTextField } from './rich-text-field.tsx';
import { smallPictureAddress } from './picture-address.ts';

export type Around = {
  sign: string;
  decimal: string;
  /** How a sum of money is written: `€ #`, `# €`. */
  pricePattern: string;
  price: string;
  issues: Readonly<Record<string, string[]>>;
  /** Of what was saved by itself since the page was loaded: what fields say by now, and what sums are. */
  marks: Readonly<Record<string, string>>;
  sums: Readonly<Record<string, string>>;
  /** Where a block can be copied to. */
  pages: readonly { value: string; title: string }[];
};

const wide: ReadonlySet<FieldView['widget']> = new Set([
  'long',
  'html',
  'words',
  'pairs',
  'moves',
  'choices',
  'references',
]);

/** One field of an item: its widget, what was there when it was shown, what is wrong with it, and what somebody else put there. */
export function ContentField({ field, around }: { field: FieldView; around: Around }) {
  const text = useText(contentItemTexts);
  const { theirs } = useFormState();
  const { path, mark, widget } = field;
  const other = theirs[typedName(path)];
  return (
    <div className={wide.has(widget) ? 'wide' : undefined} id={`at-${path}`} data-counts={field.counts ?? undefined}>
      <input type="hidden" name={markName(path)} value={around.marks[path] ?? mark} />
      {field.isComputed ? <Computed field={field} around={around} /> : <Widget field={field} around={around} />}
      {other === undefined ? null : (
        <Check name={theirsName(path)}>{text('takeTheirs', { value: other === '' ? text('empty') : other })}</Check>
      )}
      {(around.issues[path] ?? []).map((words) => (
        <Say tone="err" key={words}>
          {words}
        </Say>
      ))}
    </div>
  );
}

/** Sums have a lock: whoever opens it writes by hand, and the check says whether that is right. */
function Computed({ field, around }: { field: FieldView; around: Around }) {
  const text = useText(contentItemTexts);
  const { problems } = useFormState();
  const sum = around.sums[field.path] ?? field.text;
  const hasProblem = problems[typedName(field.path)] !== undefined || around.issues[field.path] !== undefined;
  return (
    <>
      <span className="lab">
        <span>{field.label}</span>
        <span className="q">
          <Icon name="lock" />
          <span className="sr">{text('computed')}</span>
        </span>
      </span>
      <div className="calc">
        <b>{sum === '' ? '–' : field.widget === 'money' ? around.pricePattern.replace('#', sum) : sum}</b>
      </div>
      <details open={hasProblem}>
        <summary className="lnk s13">{text('byHand')}</summary>
        <Widget field={field} around={around} />
      </details>
    </>
  );
}

function Widget({ field, around }: { field: FieldView; around: Around }) {
  const text = useText(contentItemTexts);
  const { path, label, widget, text: value, options, things } = field;
  const shared = { name: typedName(path), label, value };
  switch (widget) {
    case 'long':
      return <TextArea {...shared} />;
    case 'address':
      return (
        <Suspense fallback={<TextField {...shared} />}>
          <AddressField {...shared} />
        </Suspense>
      );
    case 'html':
      return <RichTextField {...shared} />;
    case 'words':
      return <TextArea {...shared} rows={4} hint={text('onePerLine')} />;
    case 'pairs':
      return <TextArea {...shared} rows={3} hint={text('pairsHint')} />;
    case 'moves':
      return <TextArea {...shared} rows={16} hint={text('movesHint')} />;
    case 'number':
      return <TextField {...shared} inputMode="decimal" autoComplete="off" />;
    case 'money':
      return <TextField {...shared} unit={around.sign} inputMode="decimal" autoComplete="off" />;
    case 'flag':
      return <Flag field={field} />;
    case 'date':
      // What moves with the day is no date of the calendar yet.
      return value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? (
        <TextField {...shared} type="date" />
      ) : (
        <TextField {...shared} hint={/^(?:now|next)/.test(value) ? text('relative') : undefined} />
      );
    case 'choice':
      return <SelectField {...shared} options={[{ value: '', title: text('none') }, ...options]} />;
    case 'choices':
      return <Several field={field} />;
    case 'picture':
      return <Picture field={field} />;
    case 'reference':
      return <TextField {...shared} list={thingsId(things ?? '')} autoComplete="off" hint={text('thingHint')} />;
    case 'references':
      return <Things field={field} />;
    default:
      return <TextField {...shared} />;
  }
}

function Flag({ field: { path, label, text: value } }: { field: FieldView }) {
  const { values, theirs } = useFormState();
  const isSent = Object.keys(values).length > 0;
  const name = typedName(path);
  return (
    <>
      <label className="ck">
        <input
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={isSent ? values[name] === 'on' : value === 'on'}
        />
        <span>{label}</span>
      </label>
      {theirs[name] === undefined ? null : <Say tone="warn">{theirs[name] === 'on' ? '✓' : '–'}</Say>}
    </>
  );
}

function Several({ field: { path, label, text: value, options } }: { field: FieldView }) {
  const { values } = useFormState();
  const name = typedName(path);
  const chosen = (values[name] ?? value).split('\n');
  return (
    <fieldset>
      <legend className="lab">{label}</legend>
      <div className="checks">
        {options.map((option) => (
          <label key={option.value} className="ck">
            <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** With script the picture itself and the library to choose from; without it its address, with a list of all there are. */
function Picture({ field: { path, label, text: value } }: { field: FieldView }) {
  const text = useText(contentItemTexts);
  const hasScript = useHydrated();
  const { values } = useFormState();
  const name = typedName(path);
  const source = smallPictureAddress(values[name] ?? value);
  const plain = (
    <div className="pic">
      {source === null ? <span /> : <img src={source} alt="" width="160" height="110" loading="lazy" />}
      <TextField
        name={name}
        label={label}
        value={value}
        list={picturesId}
        autoComplete="off"
        hint={text('pictureHint')}
      />
    </div>
  );
  if (!hasScript) return plain;
  return (
    <Suspense fallback={plain}>
      <PictureField name={name} label={label} value={value} choices={noChoices} />
    </Suspense>
  );
}

/** Fetched after the page, which works without it. */
const PictureField = lazy(async () => ({ default: (await import('../../pictures/picture-field.tsx')).PictureField }));
const AddressField = lazy(async () => ({ default: (await import('./links/address-field.tsx')).AddressField }));
/** They are asked for when the library is opened. */
const noChoices: readonly PictureChoice[] = [];

/** So many empty lines wait for more. */
const emptyLines = 2;

function Things({ field: { path, label, text: value, things } }: { field: FieldView }) {
  const text = useText(contentItemTexts);
  const { values, problems } = useFormState();
  const name = typedName(path);
  const chosen = (values[name] ?? value).split('\n').filter((line) => line !== '');
  const lines = [...chosen, ...Array.from({ length: emptyLines }, () => '')];
  const problem = problems[name];
  return (
    <fieldset>
      <legend className="lab">{label}</legend>
      <div className="things">
        {lines.map((line, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
            key={`${index} ${line}`}
            className="in"
            name={name}
            defaultValue={line}
            list={thingsId(things ?? '')}
            autoComplete="off"
            aria-label={line === '' ? text('another', { label }) : text('nth', { label, number: index + 1 })}
            aria-invalid={problem ? true : undefined}
          />
        ))}
      </div>
      <p className="hint">{text('thingsHint')}</p>
      {problem ? <Say tone="err">{problem}</Say> : null}
    </fieldset>
  );
}
