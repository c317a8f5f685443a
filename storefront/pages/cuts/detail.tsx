import type { Cut } from '#contract/entities/cut.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { CutMap, type CutMapView } from '#storefront/components/cut-map/cut-map.tsx';
import { Traceability, type TracedAnimal } from '#storefront/components/traceability.tsx';
import type { FarmshopCardData } from '#storefront/components/cards/card-data.ts';
import { TraceabilityLink } from '#storefront/components/traceability-link.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs } from '#storefront/ui/text/breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import { LoosePieces } from './loose-pieces.tsx';
import styles from './detail.module.css';

type CutDetailProps = {
  cut: Pick<Cut, 'title' | 'summary' | 'body' | 'image'>;
  /** Of the visitor's own delivery, when the address names one. */
  traced: { week: { week: number; year: number } | null; records: TracedAnimal[] | null } | null;
  modules: LoadedModules;
  /** Where it sits, where somebody drew that. */
  map: CutMapView | null;
  /** How it is sold by itself. */
  loose: FarmshopCardData[];
};

export function CutDetail({ cut, traced, modules, map, loose }: CutDetailProps) {
  return (
    <>
      <CutHead cut={cut} loose={loose} hasTraceability={traced !== null} />
      <PageModules modules={modules} place="top" />
      {cut.body || map ? (
        <div className={`wrap ${section.content} cu-told`}>
          {cut.body ? <RichText value={cut.body} className={prose.prose} /> : null}
          {map ? <CutMap view={map} /> : null}
        </div>
      ) : null}
      {traced ? (
        <div className={`wrap ${section.content} ${styles.traceability}`}>
          <Traceability animals={traced.records} week={traced.week} />
        </div>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

type CutHeadProps = Pick<CutDetailProps, 'cut' | 'loose'> & { hasTraceability: boolean };

function CutHead({ cut, loose, hasTraceability }: CutHeadProps) {
  const t = useText();
  const market = useMarket();
  const crumbs = [{ title: t('modules.cuts'), to: pathTo(market, 'staticPage', { slug: market.words.cuts }) }];
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={cut.image ? styles.columns : undefined}>
        <div className={styles.text}>
          <PageTitle>{cut.title}</PageTitle>
          {cut.summary ? <p className={styles.lead}>{cut.summary}</p> : null}
          {hasTraceability ? <TraceabilityLink>{t('cuts:traceLink')}</TraceabilityLink> : null}
          <LoosePieces pieces={loose} />
        </div>
        <FramedPicture image={cut.image} use="cutFull" alt={cut.title} isFirst />
      </div>
    </header>
  );
}
