import { expect, test } from 'vitest';
import { Invite } from '#storefront/sign-up/invite.tsx';
import { renderModule } from './registry.tsx';
import { samples } from './samples.ts';

test('CPN-14 the discount popup is a block that editors can put on a page', () => {
  expect(renderModule(samples['discount-popup'])).toEqual(<Invite />);
});
