import { readUrl } from '#rules/addresses/read-url.ts';

const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]);
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

const vimeoPaths = [
  /^\/(?:video\/)?(?<id>\d+)(?:\/(?<hash>[\da-z]+))?\/?$/i,
  /^\/channels\/[^/]+\/(?<id>\d+)\/?$/i,
  /^\/groups\/[^/]+\/videos\/(?<id>\d+)\/?$/i,
];

/**
 * Address to show a video at: a player's for the sites whose players we know, unchanged for others over https. Null when
 * there is nothing to show.
 */
export function videoAddress(input: string): string | null {
  const url = readUrl(input.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (youtubeHosts.has(url.hostname)) return youtubePlayer(youtubeId(url));
  if (url.hostname === 'youtu.be') return youtubePlayer(url.pathname.split('/')[1]);
  if (vimeoHosts.has(url.hostname)) return vimeoPlayer(url);
  return url.protocol === 'https:' ? input.trim() : null;
}

function youtubeId({ pathname, searchParams }: URL): string | null | undefined {
  if (pathname === '/watch' || pathname === '/watch/') return searchParams.get('v');
  return /^\/(?:shorts|live|embed)\/([^/]+)/.exec(pathname)?.[1];
}

function youtubePlayer(id: string | null | undefined): string | null {
  return id && /^[\w-]+$/.test(id) ? `https://www.youtube.com/embed/${id}` : null;
}

function vimeoPlayer({ pathname, searchParams }: URL): string | null {
  for (const pattern of vimeoPaths) {
    const groups = pattern.exec(pathname)?.groups;
    if (!groups) continue;
    // Videos that are not listed open only with their hash.
    const hash = groups.hash ?? searchParams.get('h') ?? '';
    const query = /^[\da-z]+$/i.test(hash) ? `?h=${hash}` : '';
    return `https://player.vimeo.com/video/${groups.id}${query}`;
  }
  return null;
}
