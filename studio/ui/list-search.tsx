import { Form, useSearchParams } from 'react-router';
import { Icon } from './icon.tsx';

type Props = {
  /** The address of the list, and the name of the field in it. */
  to: string;
  name: string;
  /** What was searched for. */
  search: string;
  label: string;
  /** What can be typed, inside of the empty field; `label` unless said. */
  hint?: string;
  /** Words of the button, for screen readers. */
  send: string;
  /** What else is chosen in the list and stays so. */
  kept?: Readonly<Record<string, string>>;
};

/** Searches in a list, also without script. The key `/` leads into it. The list stays that of the shop that is shown. */
export function ListSearch({ to, name, search, label, hint = label, send, kept }: Props) {
  const [query] = useSearchParams();
  const market = query.get('market');
  const hidden = { ...(market !== null && { market }), ...kept };
  return (
    <search className="find">
      <Form action={to} key={search}>
        <Icon name="search" />
        <input className="in" type="search" name={name} aria-label={label} placeholder={hint} defaultValue={search} />
        <kbd aria-hidden="true">/</kbd>
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button className="sr" type="submit">
          {send}
        </button>
      </Form>
    </search>
  );
}
