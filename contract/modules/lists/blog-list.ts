import { text } from '#contract/fields/read.ts';
import { defineModule } from '#contract/modules/define-module.ts';

/** A blog list inside another page; with a category it shows a whole page of posts. */
export const BlogList = defineModule('blog-list', { config: { category: text } });
