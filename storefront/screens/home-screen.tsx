import { Link } from 'react-router';
import type { StaticPage } from '#contract/entities/static-page.ts';
import { imageAddress } from '#contract/images.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/paths.ts';
import { formatPrice } from '#rules/price.ts';
import { RichText } from '#storefront/ui/rich-text.tsx';
import styles from './home-screen.module.css';

type Card = { slug: string; title: string; image: string | null; price: number | null; farmer: string | null };

export function HomeScreen({ page, packages, market }: { page: StaticPage; packages: Card[]; market: Market }) {
  return (
    <main>
      <h1>{page.title}</h1>
      <RichText value={page.body} />
      <ul className={styles.cards}>
        {packages.map((card) => (
          <PackageCard key={card.slug} card={card} market={market} />
        ))}
      </ul>
    </main>
  );
}

function PackageCard({ card, market }: { card: Card; market: Market }) {
  const image = imageAddress(card.image, 'fit-340x210', 'webp');
  return (
    <li className={styles.card}>
      <Link to={pathTo(market, 'package', { slug: card.slug })}>
        {image ? <img src={image} alt="" width={340} height={210} loading="lazy" /> : null}
        <h2>{card.title}</h2>
      </Link>
      <p>{card.farmer}</p>
      <p>{formatPrice(card.price, market)}</p>
    </li>
  );
}
