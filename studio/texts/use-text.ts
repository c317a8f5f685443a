import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { loadRoot } from '../load-root.server.ts';
import { type TextTable, textsIn, type Translate } from './text-table.ts';

export function useLanguage(): StudioLanguage {
  // A page that failed before anything was loaded still says so.
  return useRouteLoaderData<typeof loadRoot>('root')?.language ?? 'nl';
}

export function useText<Table extends TextTable>(table: Table): Translate<Table> {
  const language = useLanguage();
  return useMemo(() => textsIn(table, language), [table, language]);
}
