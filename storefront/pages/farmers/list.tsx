import type { AnimalType } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { FarmerCardData } from '#storefront/components/cards/card-data.ts';
import { FarmerCard } from '#storefront/components/cards/farmer-card.tsx';
import { ListScreen, type LoadedList } from '#storefront/components/lists/list-screen.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { FarmerMap, mapAnchor } from './farmer-map.tsx';
import type { FarmerMapView } from './farmer-map-view.ts';
import styles from './list.module.css';

type FarmerListProps = LoadedList<{ list: 'farmers'; filter: AnimalType | null; page: number }> & {
  farmers: FarmerCardData[];
  total: number;
  hasNew: boolean;
  /** Where they are; on the first page of the list, where that is known. */
  map: FarmerMapView | null;
  modules: LoadedModules;
};

export function FarmerList({ farmers, total, hasNew, map, modules, ...list }: FarmerListProps) {
  const t = useText();
  const market = useMarket();
  const { filter } = list.state;
  const faces = farmers.filter(({ image }) => image !== null).slice(0, faceCount);
  return (
    <ListScreen
      {...list}
      animal={filter}
      intro={
        <>
          <PageLinks links={list.page.links} />
          {hasNew || map ? (
            <p className={styles.new}>
              {hasNew ? <TextLink to={pathTo(market, 'newFarmers')}>{t('farmers:newTitle')}</TextLink> : null}
              {map ? <TextLink to={`#${mapAnchor}`}>{t('farmers:mapTitle')}</TextLink> : null}
            </p>
          ) : null}
        </>
      }
      aside={faces.length === faceCount ? <Faces farmers={faces} /> : null}
      top={<PageModules modules={modules} place="top" />}
      bottom={
        <>
          {map ? <FarmerMap map={map} /> : null}
          <PageModules modules={modules} place="bottom" />
        </>
      }
      count={total > 0 ? t('farmers:count', { count: total }) : null}
      items={farmers}
      empty={{
        text: t(filter ? 'farmers:empty' : 'farmers:none'),
        to: filter && pathTo(market, 'farmers'),
        link: t('farmers:back'),
      }}
    >
      {(farmer) => <FarmerCard farmer={farmer} level={2} />}
    </ListScreen>
  );
}

/** As many as fill two rows of the head's right half; fewer leave it to the picture of the page. */
const faceCount = 8;

/** Portraits that lead to the cards of the farmers below. */
function Faces({ farmers }: Pick<FarmerListProps, 'farmers'>) {
  const market = useMarket();
  return (
    <ul className={styles.faces}>
      {farmers.map(({ slug, title, image }) => (
        <li key={slug}>
          <AppLink to={pathTo(market, 'farmer', { slug })}>
            <Picture image={image} use="farmerAvatar" alt="" />
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
