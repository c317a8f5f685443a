import { expect, test } from 'vitest';
import { deferredPartsOf } from '#storefront/hydration/deferred.tsx';
import { Invite } from '#storefront/sign-up/invite.tsx';
import { renderModule } from '#storefront/modules/registry.tsx';
import { samples } from '#storefront/modules/samples.ts';

test('CPN-14 the discount popup is a block that editors can put on a page', async () => {
  const [part] = deferredPartsOf([renderModule(samples['discount-popup'])]);
  expect(await part?.load()).toBe(Invite);
});
