type Network = 'facebook' | 'twitter' | 'pinterest';

type Shared = {
  /** Canonical and absolute. */
  url: string;
  title: string;
  /** Absolute; only Pinterest pins one. */
  image: string | null;
};

/** Pages of the networks on which a visitor shares an article; nothing is loaded from them before. */
export function shareAddresses({ url, title, image }: Shared): { network: Network; address: string }[] {
  const address = (page: string, query: Record<string, string | null>) => {
    const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
    return `${page}?${new URLSearchParams(said)}`;
  };
  return [
    { network: 'facebook', address: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { network: 'twitter', address: address('https://twitter.com/intent/tweet', { url, text: title }) },
    {
      network: 'pinterest',
      address: address('https://www.pinterest.com/pin/create/button/', { url, media: image, description: title }),
    },
  ];
}
