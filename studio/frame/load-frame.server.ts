import type { LoaderFunctionArgs } from 'react-router';
import { may } from '#rules/people/roles.ts';
import { pageUrl } from '../forms/form-answer.ts';
import { signedIn } from '../ports/studio-context.ts';
import { type Screen, screens } from '../screens.ts';
import { auditText } from '../texts/audit/audit.ts';
import { countryName } from '../words/country-name.ts';

/** What stands around every screen. */
export async function loadFrame({ request, context }: LoaderFunctionArgs) {
  const { person, market, markets, language, people, session, today } = signedIn(context);
  const { pathname, searchParams } = pageUrl(request);
  const entry = Number(searchParams.get('done'));
  const done = Number.isSafeInteger(entry) && entry > 0 ? await people.audit.done(entry, person.id) : null;
  const carried = session?.carried ?? null;
  const isCarriedHere = carried?.path.split('?')[0] === `/studio${pathname === '/' ? '' : pathname}`;
  const { open, toPack, toBook } = await today.counts(market);
  return {
    /** Numbers in the index; those that ask something of somebody are marked. */
    counts: {
      orders: { count: open, asks: false },
      bank: { count: toBook, asks: true },
      week: { count: toPack, asks: false },
    } as Partial<Record<Screen['id'], { count: number; asks: boolean }>>,
    person: { name: person.name, role: person.role, singleKeys: person.singleKeys },
    market: { code: market.code, name: countryName(market.langTag, language) },
    shop: `/${market.code}`,
    markets: markets.map(({ code, langTag }) => ({ code, name: countryName(langTag, language) })),
    screens: screens.filter(({ right }) => right === null || may(person.role, right)).map(({ id }) => id),
    done: done && { words: auditText(done, language), undo: done.canUndo ? done.id : null },
    isTooLate: searchParams.get('undo') === 'late',
    carried: isCarriedHere ? carried.fields : null,
  };
}
