/** The texts of the catalogues for the studio, which lays an owner's beside them. */
import { namespaces } from '#contract/locales.ts';
import { type Catalogs, flatten } from '#services/locales/catalogs.ts';
import type { OwnTextsPort } from '#studio/ports/own-texts.ts';

export function ownTextsPort(catalogs: Catalogs): OwnTextsPort {
  return {
    ours(market) {
      const catalog = catalogs[market];
      if (!catalog) return [];
      return namespaces.flatMap((namespace) =>
        Array.from(flatten(catalog[namespace]), ([path, text]) => ({ key: `${namespace}:${path}`, text })),
      );
    },
  };
}
