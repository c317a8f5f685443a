import { useId } from 'react';
import type { Farmer } from '#contract/entities/farmer.ts';
import type { FarmerGroup } from '#rules/farmshop/farmer-rules.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { besideWords } from '#storefront/ui/media/widths-on-page.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import card from '#storefront/ui/card.module.css';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import { BreedLinks } from './breed-links.tsx';
import styles from './new-farmers.module.css';

type NewFarmer = Pick<Farmer, 'slug' | 'title' | 'location' | 'image' | 'breeds' | 'body'>;

type NewFarmersProps = {
  page: ListHead;
  groups: FarmerGroup<NewFarmer>[];
  modules: LoadedModules;
};

export function NewFarmers({ page, groups, modules }: NewFarmersProps) {
  const t = useText();
  const toAll = pathTo(useMarket(), 'farmers');
  return (
    <>
      <PageHead
        title={page.title}
        lead={page.summary ?? page.body}
        crumbs={[{ title: t('farmers:title'), to: toAll }]}
        image={page.image}
        isList
      >
        <PageLinks links={page.links} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${section.content} ${styles.groups}`}>
        {groups.length === 0 ? (
          <EmptyList to={toAll} link={t('farmers:back')}>
            {t('farmers:newEmpty')}
          </EmptyList>
        ) : null}
        {groups.map((group) => (
          <Group key={group.animalType} group={group} />
        ))}
      </div>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

function Group({ group: { animalType, farmers } }: { group: FarmerGroup<NewFarmer> }) {
  const t = useText();
  const headingId = useId();
  const animal = animalType && t.find(`animals.${animalType}`);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{animal ?? t('animals.other')}</h2>
      <ul className={styles.farmers}>
        {farmers.map((farmer) => (
          <li key={farmer.slug}>
            <Entry farmer={farmer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ farmer: { slug, title, location, image, breeds, body } }: { farmer: NewFarmer }) {
  const t = useText();
  const to = pathTo(useMarket(), 'farmer', { slug });
  return (
    <article className={styles.farmer}>
      {image ? (
        <div className={styles.portrait}>
          <Picture image={image} use="farmerAvatar" sizes={besideWords} alt={t('farmers:portrait', { name: title })} />
        </div>
      ) : null}
      <div className={styles.about}>
        <h3>
          <AppLink to={to}>{title}</AppLink>
        </h3>
        <p className={card.meta}>
          {location ? (
            <span>
              <Icon name="pin" />
              {location}
            </span>
          ) : null}
          {breeds.length > 0 ? (
            <span>
              <Icon name="calf" />
              <span className="sr">{t(breeds.length === 1 ? 'farmers:oneBreed' : 'farmers:moreBreeds')}</span>
              <BreedLinks breeds={breeds} />
            </span>
          ) : null}
        </p>
        <RichText value={body} className={prose.prose} />
        <TextLink to={to}>{t('farmers:toFarmer', { name: title })}</TextLink>
      </div>
    </article>
  );
}
