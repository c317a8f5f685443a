/** What the owner may do to an order in each of its states. */
import type { OrderState } from './states.ts';

/** `asks`: only for who says that they are sure. */
export type Allowance = 'yes' | 'asks' | 'no';
export type OrderAction = 'pay' | 'address' | 'day' | 'lessen' | 'add' | 'discount' | 'cancel' | 'takeUp' | 'invoice';

type ByState = Partial<Record<OrderState, Allowance>>;

const onTheWay: ByState = { placed: 'yes', paid: 'yes', packed: 'asks' };
const sold: ByState = { paid: 'yes', packed: 'yes', sent: 'yes', delivered: 'yes' };

const allowances: Record<OrderAction, ByState> = {
  pay: { ...sold, placed: 'yes', expired: 'yes', cancelled: 'yes' },
  address: onTheWay,
  day: onTheWay,
  lessen: { ...sold, placed: 'yes' },
  add: { placed: 'yes', paid: 'yes' },
  discount: { ...sold, placed: 'yes' },
  cancel: onTheWay,
  takeUp: { expired: 'yes', cancelled: 'yes' },
  invoice: sold,
};

export function mayAct(action: OrderAction, state: OrderState): Allowance {
  return allowances[action][state] ?? 'no';
}
