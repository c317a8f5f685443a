import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createShopRequests } from './shop-requests.ts';

test.each([429, 500, 503])(
  'SHP-2 a shop that answers %i has not refused: the wish stays, to be sent again',
  async (status) => {
    const { putBox } = createShopRequests({
      market: markets.nl,
      fetch: async () => new Response('', { status }),
      visitorId: () => null,
      renewTurn: () => {},
      onSlow: () => {},
    });
    await expect(putBox({ bundleId: '501', quantities: { '2': 1 } })).rejects.toThrow(`(${status})`);
  },
);
