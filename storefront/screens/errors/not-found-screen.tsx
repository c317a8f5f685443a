import { useText } from '#storefront/lib/messages.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import styles from './not-found-screen.module.css';

/** The button leads to the root, which knows the home of the market in use. */
export function NotFoundScreen() {
  const t = useText();
  return (
    <section className={styles.lost}>
      <div className={styles.words}>
        <h1>{t('errors:notFoundTitle')}</h1>
        <p className={styles.lead}>{t('errors:notFoundBody')}</p>
        <p>
          <ButtonLink to="/">{t('errors:notFoundButton')}</ButtonLink>
        </p>
      </div>
      <Picture
        image="/media/lost-cow.webp"
        use="slider"
        alt={t('errors:notFoundPicture')}
        isFirst
        className={styles.picture}
      />
    </section>
  );
}
