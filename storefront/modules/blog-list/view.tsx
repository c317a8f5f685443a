import { ArticleList } from '#storefront/components/lists/article-list.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

export function View({ module, data }: ViewProps<'blog-list'>) {
  return <ArticleList module={module} items={data} />;
}
