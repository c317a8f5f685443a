import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { Offer } from '#rules/orders/offer.ts';
import type { OrderForm } from '#rules/orders/order-fields.ts';
import { checkForm, plainLines } from '#services/orders/placing/order-form.ts';

const basket = { lines: [], discounts: [], subtotal: 0, discount: 0, delivery: 0, total: 0 };
const offer: Offer = { ...basket, vat: [], days: ['2026-03-06'], needsDay: true, needsAddress: true, hasWine: false };
const form: OrderForm = {
  formKey: 'a'.repeat(22),
  seen: { total: 0, lines: {} },
  email: 'jan@example.test',
  name: 'Jan de Boer',
  company: '',
  street: 'Molendijk',
  houseNumber: '14',
  postCode: '3411 AB',
  city: 'Lopik',
  phone: '',
  deliveryDay: '2026-03-06',
  note: '',
  isGift: false,
  giftMessage: '',
  isOfAge: false,
  texts: {},
};

const check = (fields: Partial<OrderForm>) => checkForm({ ...form, ...fields }, { offer, market: markets.nl });

test.each(['\u202e', '\u2066', '\u200b', '\u200f', '\ufeff', '\u00ad', '\u001b', '\u2028', '\u{e0041}'])(
  'H2-13 no %j gets into the fields of a label',
  (sign) => {
    const checked = check({ name: `Jan${sign}`, city: `Lo${sign} pik`, street: `${sign}Molendijk` });
    expect(checked).toMatchObject({ person: { name: 'Jan', street: 'Molendijk', city: 'Lo pik' } });
    expect(check({ name: sign })).toEqual({ problems: [{ field: 'name', problem: 'missing' }] });
  },
);

test('H2-13 a name keeps the joiners of its letters', () => {
  const name = 'نمی\u200cخواهم';
  expect(check({ name })).toMatchObject({ person: { name } });
});

test('H2-3 other ends of a line are ends of a line, and nothing turns the letters of a note around', () => {
  expect(plainLines('a\r\nb\rc\u2028d\u2029e')).toBe('a\nb\nc\nd\ne');
  expect(plainLines('a\u202eb\u001b[2J\u2066c')).toBe('ab[2Jc');
  expect(plainLines('🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩\u200d🌾')).toBe(
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩\u200d🌾',
  );
});
