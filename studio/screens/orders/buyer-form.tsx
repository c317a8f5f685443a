import type { ReactNode } from 'react';
import type { Buyer } from '../../ports/orders.ts';
import { orderActTexts } from '../../texts/orders/order-acts.ts';
import { useText } from '../../texts/use-text.ts';
import { TextField } from '../../ui/field.tsx';
import { buyerFields } from './buyer-fields.ts';

/** Name and address, for who is known and who is not. */
export function BuyerForm({ buyer, children }: { buyer: Buyer | null; children?: ReactNode }) {
  const text = useText(orderActTexts);
  return (
    <div className="cols">
      {buyerFields.map((field) => (
        <TextField
          key={field}
          name={field}
          type={field === 'phone' ? 'tel' : 'text'}
          label={text(field)}
          value={buyer?.[field] ?? ''}
          autoComplete="off"
        />
      ))}
      {children}
    </div>
  );
}
