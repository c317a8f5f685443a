import { defineModule } from './define-module.ts';
import { LinkItem } from './link-item.ts';

/** Tiles or words that lead to other pages or to anchors of this one. */
export const Navigator = defineModule('navigator', { config: {}, item: LinkItem });
