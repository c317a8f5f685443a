import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

const post = {
  url: 'https://www.kudde.example/nl/blog/koken/zout-&-peper',
  title: 'Zout & peper: 100% goed?',
  image: 'https://www.kudde.example/media/resize-1200/zout.jpg',
};

function queryOf(network: string, shared: Parameters<typeof shareAddresses>[0] = post) {
  const found = shareAddresses(shared).find((share) => share.network === network);
  const url = new URL(found?.address ?? '');
  return { page: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
}

test('BLG-12, BLG-D8 each network gets the canonical address', () => {
  expect(shareAddresses(post).map(({ network }) => network)).toEqual(['facebook', 'twitter', 'pinterest']);
  expect(queryOf('facebook')).toEqual({ page: 'https://www.facebook.com/sharer/sharer.php', u: post.url });
  expect(queryOf('twitter')).toEqual({ page: 'https://twitter.com/intent/tweet', url: post.url, text: post.title });
});

test('BLG-D8 Pinterest also gets picture and title', () => {
  expect(queryOf('pinterest')).toEqual({
    page: 'https://www.pinterest.com/pin/create/button/',
    url: post.url,
    media: post.image,
    description: post.title,
  });
  expect(queryOf('pinterest', { ...post, image: null })).not.toHaveProperty('media');
});
