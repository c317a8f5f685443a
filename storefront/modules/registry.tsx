/** A view for every page module of the contract. */
import type { ReactNode } from 'react';
import type { Loaded } from './load-modules.server.ts';

export function renderModule(loaded: Loaded): ReactNode {
  void loaded;
  return null;
}
