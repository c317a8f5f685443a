import { redirect } from 'react-router';
import { faqPageSize } from '#rules/constants.ts';
import { filterTypes } from '#rules/filter-list.ts';
import { parseFaq } from '#rules/list-path.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor } from '#storefront/context.ts';
import { found, foundOrNull, notFound } from '#storefront/lib/found.server.ts';
import { faqPageJsonLd } from '#storefront/lib/json-ld.ts';
import { listHead } from '#storefront/lib/list-head.ts';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { FaqScreen } from '#storefront/screens/faq/faq-screen.tsx';
import type { Route } from './+types/faq.ts';

/** What the content service calls the questions of no animal in particular. */
const general = 'general';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { content, market, log, text } = asked;
  const target = parseFaq(market, segmentsOf(url.pathname).slice(2));
  if (target.kind === 'notFound') throw notFound();
  if (target.kind === 'redirect') throw redirect(`${target.to}${url.search}`, 301);
  const { filter } = target;
  const [questions, all, staticPage] = await Promise.all([
    found(content.listQuestions({ query: { per_page: faqPageSize, animal_type: filter ?? general } })),
    foundOrNull(content.listQuestions({ query: { per_page: faqPageSize } }), log),
    foundOrNull(content.getStaticPage({ params: { slug: 'faq' } }), log),
  ]);
  return {
    page: listHead(staticPage, { title: text('faq:title') }),
    questions: questions.items.map(({ question, answer }) => ({ question, answer })),
    state: { list: 'faq' as const, filter },
    types: filterTypes(market, all?.items.flatMap(({ animalTypes }) => animalTypes) ?? []),
    modules: await loadModules(staticPage?.modules ?? [], asked),
    messages: asked.messagesFor(['faq']),
    address: pageAddress(asked, { name: 'faq', params: { filter } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData && { ...loaderData, jsonLd: [faqPageJsonLd(loaderData.questions)] });

export default function Faq({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <FaqScreen {...loaderData} />
    </PageMessages>
  );
}
