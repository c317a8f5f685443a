import type { ChangedField } from '../../ports/editing.ts';
import { contentPublishTexts } from '../../texts/content/publish.ts';
import { useText } from '../../texts/use-text.ts';
import { Ledger } from '../../ui/ledger.tsx';

/** Each field as it is and as it will be. */
export function ChangedFields({ fields }: { fields: readonly ChangedField[] }) {
  const text = useText(contentPublishTexts);
  const words = (value: string) => (value === '' ? text('empty') : value);
  return (
    <div className="diff">
      <Ledger
        label={text('fields')}
        columns={[
          { id: 'field', title: text('field'), onPhone: 'whole' },
          { id: 'before', title: text('before'), onPhone: 'whole', isNamed: true },
          { id: 'after', title: text('after'), onPhone: 'whole', isNamed: true },
        ]}
        rows={fields.map(({ label, before, after }) => ({
          id: label,
          cells: { field: <b>{label}</b>, before: <del>{words(before)}</del>, after: <ins>{words(after)}</ins> },
        }))}
      />
    </div>
  );
}
