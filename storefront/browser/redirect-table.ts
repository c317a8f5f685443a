/** Addresses that moved, kept in the browser: a link to one of them goes straight to its new place. Loaded after the page. */
import type { Redirects } from '#contract/entities/redirects.ts';
import { isRecord } from '#contract/fields/json.ts';
import { findRedirect, readRedirects, type RedirectTable } from '#rules/addresses/redirect-table.ts';
import { knowMoved } from './moved-pages.ts';
import { keepStored, readStored } from './storage.ts';

const redirectsLifetimeSeconds = 604_800;

const tableKey = 'redirects';

/** What it holds was written by our own server. */
function isTable(value: unknown): value is Redirects {
  return isRecord(value);
}

/** From storage, or once a week from the server. Without it the server still answers for each page. */
export async function loadRedirectTable(): Promise<void> {
  const stored = readStored(tableKey);
  const redirects = isTable(stored) ? stored : await fetchTable();
  if (redirects) knowMoved(finderIn(readRedirects(redirects)));
}

function finderIn(table: RedirectTable) {
  return ({ pathname, search, host }: URL) => {
    const answer = findRedirect(table, pathname + search, { host });
    return answer?.kind === 'redirect' ? answer.to : null;
  };
}

async function fetchTable(): Promise<Redirects | null> {
  try {
    const answer = await fetch('/redirects.json');
    const redirects: unknown = answer.ok ? await answer.json() : null;
    if (!isTable(redirects)) return null;
    keepStored(tableKey, redirects, redirectsLifetimeSeconds);
    return redirects;
  } catch {
    return null;
  }
}
