import type { MetaDescriptor } from 'react-router';
import type { Question } from '#contract/entities/question.ts';
import type { AnimalType } from '#contract/market.ts';
import { questionAnchor } from '#rules/addresses/question-anchor.ts';
import { filterTypes } from '#rules/lists/filter-list.ts';
import { type ContentClient, requestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { faqPageJsonLd } from '#storefront/seo/json-ld.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { listHead } from '#storefront/data/list-head.ts';
import { firstOfAnimal, questionsOf } from '#storefront/data/list-of-animal.server.ts';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import sheet from './faq.css?url';
import type { Route } from './+types/page';

const faqPageSize = 1000;

const FaqScreen = onlyScreen(async () => (await import('./view.tsx')).FaqScreen);

/** What the content service calls the questions of no animal in particular. */
const general = 'general';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { content, market, route, log, text } = ctx;
  if (route.name !== 'faq') throw notFound();
  const { filter } = route;
  const [questions, all, staticPage] = await Promise.all([
    orNotFound(listQuestions(content, filter)),
    orNull(content.listQuestions({ query: { per_page: faqPageSize } }), log),
    orNull(content.getStaticPage({ params: { slug: 'faq' } }), log),
  ]);
  return {
    page: listHead(staticPage, { title: text('faq:title') }),
    questions: questions.map(({ question, answer }) => ({ id: questionAnchor(question), question, answer })),
    state: { list: 'faq' as const, filter },
    types: filterTypes(market, all?.items.flatMap(({ animalTypes }) => animalTypes) ?? []),
    modules: await loadModules(staticPage?.modules ?? [], ctx),
    messages: ctx.messagesFor(['faq']),
    address: pageAddress(ctx, { name: 'faq', params: { filter } }),
  };
}

async function listQuestions(content: ContentClient, filter: AnimalType | null): Promise<Question[]> {
  const query = { per_page: faqPageSize, animal_type: filter ?? general };
  return filter ? firstOfAnimal(questionsOf(content), query) : (await content.listQuestions({ query })).items;
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  return pageMeta({ ...loaded, jsonLd: [faqPageJsonLd(loaded.questions)] });
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Faq({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return (
    <PageMessages messages={loaderData.messages}>
      <FaqScreen {...loaderData} />
    </PageMessages>
  );
}
