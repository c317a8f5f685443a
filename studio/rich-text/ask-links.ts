import { isRecord } from '#contract/fields/json.ts';
import type { AskLinks } from './broken-links.ts';

/** So many addresses are asked about at once. */
const most = 40;

/** The studio, of the shop that is shown. Where it cannot be asked now, links are taken for right. */
export const askLinks: AskLinks = async (addresses) => {
  const market = new URLSearchParams(location.search).get('market');
  const answers = new Map<string, string | null>();
  try {
    for (let from = 0; from < addresses.length; from += most) {
      const asked = addresses.slice(from, from + most);
      const query = new URLSearchParams(asked.map((address) => ['address', address]));
      if (market !== null) query.set('market', market);
      const response = await fetch(`/studio/content/broken-links?${query}`, { redirect: 'error' });
      const broken: unknown = response.ok ? await response.json() : null;
      if (!Array.isArray(broken)) return null;
      for (const address of asked) answers.set(address, null);
      for (const link of broken) if (isRecord(link)) answers.set(String(link.address), String(link.why));
    }
    return answers;
  } catch {
    return null;
  }
};
