import { may, type Right, type Role, roles } from '#rules/people/roles.ts';
import { peopleTexts } from '../../texts/people.ts';
import type { TextKey } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Ledger } from '../../ui/ledger.tsx';
import { State } from '../../ui/state.tsx';

const shown: readonly { right: Right; text: TextKey<typeof peopleTexts> }[] = [
  { right: 'orders', text: 'mayOrders' },
  { right: 'stock', text: 'mayStock' },
  { right: 'bank', text: 'mayBank' },
  { right: 'customers', text: 'mayCustomers' },
  { right: 'people', text: 'mayPeople' },
];

/** What a role may do, from the rule itself. */
export function RoleTable() {
  const text = useText(peopleTexts);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('mayTitle')}</h2>
      </div>
      <Ledger
        label={text('mayTitle')}
        phoneColumns="repeat(2,minmax(0,1fr))"
        columns={[
          { id: 'what', title: '', onPhone: 'whole' },
          ...roles.map((role) => ({
            id: role,
            title: text(role),
            isCentred: true,
            isNamed: true,
            onPhone: 'beside' as const,
          })),
        ]}
        rows={shown.map(({ right, text: words }) => ({
          id: right,
          cells: {
            what: <b>{text(words)}</b>,
            ...Object.fromEntries(roles.map((role) => [role, <Allowed key={role} role={role} right={right} />])),
          },
        }))}
      />
    </section>
  );
}

function Allowed({ role, right }: { role: Role; right: Right }) {
  const text = useText(peopleTexts);
  if (may(role, right))
    return (
      <State shape="tick" tone="done">
        <span className="sr">{text('yes')}</span>
      </State>
    );
  if (right === 'customers') return text('onLabel');
  return (
    <span className="q">
      –<span className="sr"> {text('no')}</span>
    </span>
  );
}
