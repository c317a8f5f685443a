import type { ReactNode } from 'react';
import { deliveredByLabel, originRows } from '#rules/animals/origin.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Accordion, AccordionItem } from '#storefront/ui/accordion.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { besideWords } from '#storefront/ui/media/widths-on-page.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import type { FarmshopProductView } from './load.server.ts';
import styles from './product-accordion.module.css';

type SectionProps = { product: FarmshopProductView };

/** The browser keeps at most one section of a group open; all are closed at first, and one without data is left out. */
const group = 'product-sections';

export function ProductAccordion({ product }: SectionProps) {
  return (
    <Accordion>
      <Origin product={product} />
      <Farmer product={product} />
      <Breed product={product} />
      <Description product={product} />
    </Accordion>
  );
}

function Origin({ product }: SectionProps) {
  const t = useText();
  const { origin, breed, farmer, earTag, animal } = product;
  const own = { ...origin, breed: breed?.title, farmerName: farmer?.name, earTag };
  // Who delivers is the same for all and says nothing about this one.
  if (originRows(own, animal).length === 0) return null;
  const deliveredBy = t(`package:traceability.${deliveredByLabel(animal)}`);
  return (
    <AccordionItem title={t('farmshop:detail.traceability')} group={group}>
      <dl>
        {originRows({ ...own, deliveredBy }, animal).map(({ row, label, value }) => (
          <div key={row} className={styles.row}>
            <dt>{t(`package:traceability.rows.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </AccordionItem>
  );
}

function Farmer({ product: { farmer } }: SectionProps) {
  const t = useText();
  const market = useMarket();
  if (!farmer) return null;
  const name = farmer.location ? `${farmer.name}, ${farmer.location}` : farmer.name;
  return (
    <AccordionItem title={t('farmshop:detail.farmer')} group={group}>
      <Told image={farmer.image} use="farmerAvatar" title={name} text={farmer.summary}>
        {farmer.slug ? (
          <TextLink to={pathTo(market, 'farmer', { slug: farmer.slug })}>{t('farmshop:detail.toFarmer')}</TextLink>
        ) : null}
      </Told>
    </AccordionItem>
  );
}

function Breed({ product: { breed } }: SectionProps) {
  const t = useText();
  if (!breed) return null;
  return (
    <AccordionItem title={t('farmshop:detail.breed')} group={group}>
      <Told image={breed.image} use="card" title={breed.title} text={breed.summary} />
    </AccordionItem>
  );
}

function Description({ product: { body } }: SectionProps) {
  const t = useText();
  if (!body) return null;
  return (
    <AccordionItem title={t('farmshop:detail.description')} group={group}>
      <RichText value={body} />
    </AccordionItem>
  );
}

type ToldProps = {
  image: string | null;
  use: 'farmerAvatar' | 'card';
  title: string;
  text: string | null;
  children?: ReactNode;
};

/** A picture beside a name and a few words. */
function Told({ image, use, title, text, children }: ToldProps) {
  return (
    <div className={styles.told}>
      {image ? (
        <Picture
          image={image}
          use={use}
          sizes={besideWords}
          alt=""
          className={use === 'card' ? styles.plate : styles.avatar}
        />
      ) : null}
      <div>
        <p className={styles.name}>{title}</p>
        {text ? <p>{text}</p> : null}
        {children}
      </div>
    </div>
  );
}
