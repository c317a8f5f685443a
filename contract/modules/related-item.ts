import { defineModule } from './define-module.ts';
import { LinkItem } from './link-item.ts';

/** Links with a picture and a text to whatever belongs to the page. */
export const RelatedItem = defineModule('related-item', { config: {}, item: LinkItem });
