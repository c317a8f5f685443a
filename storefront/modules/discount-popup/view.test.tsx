import { expect, test } from 'vitest';
import { Invite } from '#storefront/sign-up/invite.tsx';
import { View } from './view.tsx';

test('CPN-14 the discount popup is a block that editors can put on a page', () => {
  expect(View().type).toBe(Invite);
});
