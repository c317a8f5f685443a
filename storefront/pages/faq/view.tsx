import { useId } from 'react';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import type { AnimalType } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { animalTabs } from '#storefront/components/animal-tabs.ts';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useAimedAt } from '#storefront/browser/use-aimed-at.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useListScroll } from '#storefront/ui/list/use-list-scroll.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Accordion, AccordionItem } from '#storefront/ui/accordion.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { FilterBar } from '#storefront/ui/list/filter-bar.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import section from '#storefront/ui/section.module.css';
import { ContactBox } from './contact-box.tsx';
import styles from './view.module.css';

type Question = {
  /** Of the element with its answer. */
  id: string;
  question: string;
  answer: RichTextValue | null;
};

type FaqScreenProps = {
  page: ListHead;
  questions: Question[];
  state: { list: 'faq'; filter: AnimalType | null };
  types: AnimalType[];
  modules: LoadedModules;
};

export function FaqScreen({ page, questions, state, types, modules }: FaqScreenProps) {
  const t = useText();
  const market = useMarket();
  const headingId = useId();
  const list = useListScroll<HTMLDivElement>(String(state.filter));
  const animal = state.filter && t.find(`animals.${state.filter}`);
  return (
    <>
      <PageHead title={page.title} lead={page.summary ?? page.body} isList>
        <ListIntro page={page} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <div ref={list} className={`wrap ${section.content}`}>
        <FilterBar
          label={t('faq:filter')}
          tabs={animalTabs({ state, types, all: t('faq:general'), market, text: t })}
        />
        <div className={styles.columns}>
          <section aria-labelledby={headingId}>
            <h2 id={headingId} className="sr">
              {animal ? t('faq:ofAnimal', { animal }) : t('faq:general')}
            </h2>
            {questions.length === 0 ? (
              <EmptyList to={state.filter && pathTo(market, 'faq')} link={t('faq:general')}>
                {t('faq:empty')}
              </EmptyList>
            ) : (
              // Another filter brings other questions, all closed.
              <Questions key={state.filter} questions={questions} />
            )}
          </section>
          <ContactBox image={page.image} />
        </div>
      </div>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

/** Closed, but for the one the address names. */
function Questions({ questions }: { questions: Question[] }) {
  const aimedAt = useAimedAt();
  return (
    <Accordion>
      {questions.map(({ id, question, answer }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing else tells two questions apart for sure
        <AccordionItem key={index} title={question} isOpen={id === aimedAt}>
          {/* Inside, because browsers open what holds the part an address names. */}
          <div id={id}>
            <RichText value={answer} />
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
