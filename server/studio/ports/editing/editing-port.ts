/** The editor of goods and pages: forms on drafts, and one way into the shop, which is the one that commands go. */
import type { Market } from '#contract/market.ts';
import { pictureNames } from '#server/content/exchange.ts';
import { valueWords } from '#services/content/forms/words.ts';
import type { Doc, KindName } from '#services/content/kinds.ts';
import { brokenLinks } from '#services/content/desk/broken-links.ts';
import { draftCounts } from '#services/content/desk/drafts.ts';
import { findLinks } from '#services/content/desk/find-links.ts';
import { formView, thingName } from '#services/content/desk/form-view.ts';
import { kindCounts, listItems, titlesOf } from '#services/content/desk/list-items.ts';
import { labelOf } from '#services/content/desk/changed-fields.ts';
import { plansOf } from '#services/content/desk/plans.ts';
import { type OpenItem, openItem, titleOf } from '#services/content/desk/open-item.ts';
import { placesIn } from '#services/content/forms/form-of.ts';
import { typedText } from '#services/content/forms/typed-value.ts';
import { addressOf } from '#services/content/editing/addresses.ts';
import { itemKinds, slugFieldOf } from '#services/content/editing/sources.ts';
import type { EditingPort, ItemPath } from '#studio/ports/editing.ts';
import { checkItem } from './check-item.ts';
import { createKeepAsNew } from './typed/keep-as-new.ts';
import { kindNamed } from './kind-named.ts';
import type { EditingParts } from './editing-parts.ts';
import { createMany } from './many/many.ts';
import { createPlaces } from './places.ts';
import { createPlanning } from './planning.ts';
import { createPublishing } from './publishing.ts';
import { createSaving } from './saving.ts';

/** A page carries so many names to choose from; others are typed, and found by their beginning. */
const mostNames = 1000;
/** Kinds of which a market has one. */
const singleKinds: ReadonlySet<string> = new Set(['settings', 'redirects', 'popular']);

export function createEditingPort(parts: EditingParts): EditingPort {
  const { db, editor, people } = parts;

  async function opened({ code }: Market, { kind, name }: ItemPath): Promise<OpenItem | null> {
    const known = kindNamed(kind);
    return known ? openItem(db, { market: code, kind: known, name }) : null;
  }

  /** Of all kinds that a form names things of. */
  async function titlesFor({ code }: Market, { kind, doc, isNew }: OpenItem) {
    const { leaves } = placesIn(kind, doc, { isNew });
    const kinds = new Set(leaves.flatMap(({ shape }) => ('kind' in shape ? [shape.kind] : [])));
    const titles = new Map<KindName, ReadonlyMap<string, string>>();
    for (const each of kinds) titles.set(each, await titlesOf(db, code, each));
    return titles;
  }

  async function plannedOf(code: string, draft: string | null) {
    const plan = (await plansOf(db, code)).find(({ drafts }) => drafts.some(({ id }) => id === draft));
    return plan ? { at: plan.at, problem: plan.problem, others: plan.drafts.length - 1 } : null;
  }

  async function personName(id: string | null): Promise<string | null> {
    return id === null ? null : ((await people.list()).find((person) => person.id === id)?.name ?? null);
  }

  return {
    async kinds({ code }) {
      const [counts, drafts] = [await kindCounts(db, code), await draftCounts(db, code)];
      return itemKinds.map((kind) => ({
        kind,
        count: counts.get(kind) ?? 0,
        drafts: drafts.get(kind) ?? 0,
        isSingle: singleKinds.has(kind),
      }));
    },
    async list({ code }, kind, { language, ...asked }) {
      const known = kindNamed(kind);
      if (!known) return null;
      const plans = new Map(
        (await plansOf(db, code)).flatMap(({ drafts, ...plan }) => drafts.map(({ id }) => [id, plan] as const)),
      );
      const { animals, stocks, rows, ...list } = await listItems(db, { market: code, kind: known, ...asked });
      const named = (value: string) => ({ value, title: valueWords(value, language) });
      return {
        ...list,
        rows: rows.map(({ draft, ...row }) => {
          const plan = plans.get(draft ?? '');
          return { ...row, plannedAt: plan?.at ?? null, hasFailed: (plan?.problem ?? null) !== null };
        }),
        animals: animals.map(named),
        stocks: stocks.map(named),
      };
    },
    async open(market, place, { language, row }) {
      const item = await opened(market, place);
      if (!item) return null;
      const titles = await titlesFor(market, item);
      const { kind, name, doc, published, draft, fields, isNew } = item;
      const changes = Object.keys(fields).length;
      const { issues, warnings } = changes > 0 ? await checkItem(editor, market, item) : { issues: [], warnings: [] };
      const words = (field: string, of: Doc) => placesIn(kind, of, { isNew }).leaves.find(({ path }) => path === field);
      return {
        kind,
        name,
        id: item.id,
        title: titleOf(doc) || name,
        isNew,
        address: isNew ? null : addressOf(market, kind, published),
        groups: formView(doc, { kind, market, language, isNew, open: row, titles }),
        version: draft?.version ?? 0,
        savedAt: changes > 0 ? (draft?.savedAt ?? null) : null,
        savedBy: changes > 0 ? await personName(draft?.author ?? null) : null,
        changes,
        overtaken: item.overtaken.map((field) => {
          const leaf = words(field, published);
          return {
            label: labelOf(field, language),
            theirs: leaf ? typedText(leaf.shape, published[field], market) : '',
          };
        }),
        planned: await plannedOf(market.code, draft?.id ?? null),
        issues,
        warnings,
        things: Object.fromEntries(
          [...titles].map(([each, of]) => [
            each,
            [...of.keys()].slice(0, mostNames).map((slug) => thingName(slug, of)),
          ]),
        ),
        pictures: [...pictureNames(parts.mediaDirs)].toSorted(),
        position: item.position,
        hasName: slugFieldOf(kind) !== null,
        isSingle: singleKinds.has(kind),
      };
    },
    links: (market, search) => findLinks(db, market, search),
    brokenLinks: (market, addresses) => brokenLinks(db, market, addresses),
    async names({ code }, kind) {
      const known = kindNamed(kind);
      const titles = known ? await titlesOf(db, code, known) : new Map<string, string>();
      return [...titles].map(([value, title]) => ({ value, title }));
    },
    ...createSaving({ ...parts, opened, titlesFor }),
    ...createKeepAsNew({ ...parts, opened, titlesFor }),
    ...createPublishing({ ...parts, opened }),
    ...createPlanning({ ...parts, opened }),
    ...createPlaces({ ...parts, opened }),
    ...createMany({ ...parts, opened }),
  };
}
