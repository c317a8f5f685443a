import type { RelatedType } from '#contract/content.ts';
import type { Package } from '#contract/entities/package.ts';
import type { RequestContext } from '#storefront/request-context.ts';

/** The page the modules stand on: what "related" means there, and the package or the piece of the farm shop when it is one's own page. */
export type ModulePage = { relatedType: RelatedType | null; slug: string | null; package?: Package; piece?: string };

export type LoadContext = RequestContext & { page: ModulePage };
