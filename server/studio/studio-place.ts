/** Where the studio is: on this machine always, on public hosts only where the settings say so. */
import type { Config } from '#server/config.ts';
import { hostName } from '#rules/addresses/host-kind.ts';

type Settings = Pick<Config, 'studio'>;

export const studioPath = '/studio';

export function isStudioPath(path: string): boolean {
  return path === studioPath || path.startsWith(`${studioPath}/`) || path === `${studioPath}.data`;
}

/** A name for this machine, asked for from this machine or from a network of its own; anybody can write any name into a request. */
function isThisMachine(url: URL, address: string): boolean {
  const name = hostName(url.host);
  const isName = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  return isName && isNear(address);
}

const near =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][\da-f]{2}:|^fe80:|^unknown$/i;

/** `unknown` is what a request made in this process has. */
function isNear(address: string): boolean {
  return near.test(address);
}

export function isStudioHost(url: URL, { studio }: Settings): boolean {
  return studio.url !== null && new URL(studio.url).host === url.host;
}

export function hasStudio(url: URL, address: string, settings: Settings): boolean {
  const { isOn, url: own } = settings.studio;
  if (isStudioHost(url, settings) || isThisMachine(url, address)) return true;
  return isOn && own === null;
}
