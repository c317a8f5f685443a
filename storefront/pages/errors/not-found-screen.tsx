import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { SearchForm } from '#storefront/components/lists/search-form.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import styles from './not-found-screen.module.css';

/** Where most people want to go. */
const suggested = ['animals', 'farmers', 'recipes', 'faq'] as const;

/** The button leads to the root, which knows the home of the market in use. */
export function NotFoundScreen() {
  const t = useText();
  const market = useMarket();
  return (
    <section className={styles.lost} data-ends-in-land>
      <div className={styles.words}>
        <h1 lang="en" className={styles.title}>
          {t('errors:notFoundTitle')}
        </h1>
        <p className={styles.lead}>{t('errors:notFoundBody')}</p>
        <SearchForm />
        <p>
          <ButtonLink to="/">{t('errors:notFoundButton')}</ButtonLink>
        </p>
        <nav className={styles.suggestions} aria-label={t('errors:suggestions.title')}>
          {suggested.map((name) => (
            <TextLink key={name} to={pathTo(market, name)}>
              {t(`errors:suggestions.${name}`)}
            </TextLink>
          ))}
        </nav>
      </div>
      <Picture
        image={market.lostPicture}
        use="slider"
        alt={t('errors:notFoundPicture')}
        isFirst
        className={styles.picture}
      />
    </section>
  );
}
