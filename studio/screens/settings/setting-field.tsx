import { ownerMailTimes } from '#rules/settings/setting-readers.ts';
import { useFormState } from '../../forms/form-context.ts';
import { settingsTexts } from '../../texts/settings.ts';
import type { TextKey } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Check, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Say } from '../../ui/notice.tsx';
import type { FieldKey, Kind } from './field-table.ts';

export type Field = {
  key: FieldKey;
  kind: Kind;
  value: string;
  ours: string;
  isSet: boolean;
  version: number;
};

type Around = { sign: string; boxName: string | null; weekdays: { day: number; name: string }[] };

const timeWords = { atOnce: 'mailAtOnce', daily: 'mailDaily', none: 'mailNone' } as const;

/** The form at the foot of the page that takes one setting back; its buttons stand beside their fields. */
export const backForm = 'back-to-ours';

/** One setting: its field, the version it was read at, and the way back to ours where it is set. */
export function SettingField({ field, around }: { field: Field; around: Around }) {
  return (
    // Typed anew where somebody else, or an undo, changed it.
    <div key={`${field.version} ${field.value}`}>
      <input type="hidden" name={`v.${field.key}`} value={field.version} />
      <Input field={field} around={around} />
      <BackToOurs field={field} around={around} />
    </div>
  );
}

/** The words of a field are under its key in one word: delivery.price, deliveryPrice. */
function useLabel({ key }: Field, { boxName }: Around): string {
  const text = useText(settingsTexts);
  return text(key.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()) as TextKey<typeof settingsTexts>, {
    box: boxName ?? '',
  });
}

function Input({ field, around }: { field: Field; around: Around }) {
  const text = useText(settingsTexts);
  const label = useLabel(field, around);
  const { key, kind, value } = field;
  const shared = { name: key, label, value };
  switch (kind) {
    case 'lines':
      return <TextArea {...shared} />;
    case 'money':
      return <TextField {...shared} unit={around.sign} inputMode="decimal" />;
    case 'percent':
      return <TextField {...shared} unit="%" inputMode="decimal" />;
    case 'whole':
      return <TextField {...shared} inputMode="numeric" />;
    case 'tel':
    case 'email':
    case 'url':
      return <TextField {...shared} type={kind} placeholder={kind === 'url' ? 'https://' : undefined} />;
    case 'figures':
      return (
        <SelectField
          {...shared}
          // It is asked before the shop sells, so that it is chosen and does not merely happen.
          value={field.isSet ? value : ''}
          options={[
            ...(field.isSet ? [] : [{ value: '', title: text('notChosen') }]),
            ...(['specified', 'plain'] as const).map((each) => ({ value: each, title: text(each) })),
          ]}
        />
      );
    case 'ownerTime':
      return (
        <SelectField
          {...shared}
          options={ownerMailTimes.map((each) => ({ value: each, title: text(timeWords[each]) }))}
        />
      );
    case 'flag':
      return (
        <Check name={key} isChecked={value === 'on'}>
          {label}
        </Check>
      );
    case 'days':
      return <Days field={field} around={around} />;
    default:
      return <TextField {...shared} />;
  }
}

function Days({ field, around }: { field: Field; around: Around }) {
  const label = useLabel(field, around);
  const { values, problems } = useFormState();
  const chosen = (values[field.key] ?? field.value).split(',');
  const problem = problems[field.key];
  return (
    <fieldset className="row days" aria-invalid={problem ? true : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className="lab">{label}</legend>
      {around.weekdays.map(({ day, name }) => (
        <label key={day} className="ck">
          <input type="checkbox" name={field.key} value={day} defaultChecked={chosen.includes(String(day))} />
          <span>{name}</span>
        </label>
      ))}
      {problem ? <Say tone="err">{problem}</Say> : null}
    </fieldset>
  );
}

function BackToOurs({ field, around }: { field: Field; around: Around }) {
  const text = useText(settingsTexts);
  const label = useLabel(field, around);
  if (!field.isSet) return null;
  const words = text('back', { value: oursIn(field, around) || text('none') });
  return (
    <button
      type="submit"
      className="lnk s13"
      form={backForm}
      name="back"
      value={`${field.key}:${field.version}`}
      aria-label={`${label}. ${words}`}
    >
      <Icon name="undo" /> {words}
    </button>
  );
}

function oursIn({ kind, ours }: Field, { sign, weekdays }: Around): string {
  if (kind === 'money') return ours === '' ? '' : `${sign} ${ours}`;
  if (kind === 'percent') return `${ours} %`;
  if (kind === 'flag') return ours === 'on' ? '✓' : '';
  if (kind !== 'days') return ours;
  return weekdays.flatMap(({ day, name }) => (ours.split(',').includes(String(day)) ? [name] : [])).join(', ');
}
