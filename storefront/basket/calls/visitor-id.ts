/** By what the shop's front knows a visitor who may have no session yet: the same in all tabs, made with the first change. */
import { isVisitorId } from '#contract/shop.ts';
import { uniqueId } from '#storefront/browser/data-layer.ts';

export type VisitorMemory = { read: () => unknown; keep: (id: string) => void };

export type VisitorId = (about: { isChange: boolean }) => string | null;

/** Null where no id is needed, and for a reading of somebody who has changed nothing. */
export function createVisitorId({ read, keep }: VisitorMemory, isNeeded: () => boolean): VisitorId {
  let id: string | null = null;
  return ({ isChange }) => {
    if (!isNeeded()) return null;
    const shared = read();
    if (isVisitorId(shared)) id = shared;
    if (isChange) keep((id ??= uniqueId()));
    return id;
  };
}
