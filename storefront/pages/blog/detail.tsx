import type { Article as WholeArticle } from '#contract/entities/article.ts';
import type { ArticleCardData } from '#storefront/components/cards/card-data.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { type PageAddress, shareImage } from '#storefront/seo/seo.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Section } from '#storefront/ui/section.tsx';
import card from '#storefront/ui/card.module.css';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import { ArticleGrid } from './article-grid.tsx';
import { ShareLinks } from './share-links.tsx';
import styles from './detail.module.css';

type ArticleDetailProps = {
  article: Omit<WholeArticle, 'modules' | 'alternates' | 'related' | 'categories'>;
  /** In words; null when it is not known. */
  date: string | null;
  /** 0 when there is nothing to read. */
  minutes: number;
  crumbs: Crumb[];
  related: ArticleCardData[];
  address: Pick<PageAddress, 'url' | 'origin'>;
  modules: LoadedModules;
};

export function ArticleDetail({ related, modules, ...shown }: ArticleDetailProps) {
  const t = useText();
  const { article, address } = shown;
  return (
    <>
      <PageModules modules={modules} place="top" />
      <article className={`wrap ${section.content} ${styles.article}`}>
        <div className={styles.column}>
          <ArticleHead {...shown} />
          <RichText value={article.body} className={classNames(prose.prose, styles.body)} />
          <div className={styles.share}>
            <ShareLinks url={address.url} title={article.title} image={shareImage(article.image, address.origin)} />
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <Section heading={t('blog:related')}>
          <ArticleGrid articles={related} level={3} />
        </Section>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

type ArticleHeadProps = Pick<ArticleDetailProps, 'article' | 'date' | 'minutes' | 'crumbs'>;

function ArticleHead({ article, date, minutes, crumbs }: ArticleHeadProps) {
  const t = useText();
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle>{article.title}</PageTitle>
      {date || minutes > 0 ? (
        <p className={classNames(card.meta, styles.meta)}>
          {date ? <time dateTime={article.publishedAt ?? undefined}>{date}</time> : null}
          {minutes > 0 ? (
            <span>
              <Icon name="clock" />
              {t('cards.readingTime', { count: minutes })}
            </span>
          ) : null}
        </p>
      ) : null}
      {article.summary ? <p className={styles.lead}>{article.summary}</p> : null}
      <div className={styles.picture}>
        <FramedPicture image={article.image} use="blogFull" alt={article.title} isFirst />
      </div>
    </header>
  );
}
