import { text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Blog posts picked by category, the newest first. */
export const BlogHighlight = defineModule('blog-highlight', { config: { category: text } });
