import { text } from '#contract/fields/read.ts';
import { defineModule } from '#contract/modules/define-module.ts';

/** Blog posts picked by category, the newest first. */
export const BlogHighlight = defineModule('blog-highlight', { config: { category: text } });
