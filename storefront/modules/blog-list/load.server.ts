import { loadArticles } from '#storefront/modules/load/articles.server.ts';

export const load = loadArticles;
