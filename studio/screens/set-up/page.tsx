import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import type { SettingValues } from '#rules/settings/setting-keys.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { studioOf } from '../../ports/studio-context.ts';
import type { loadRoot } from '../../load-root.server.ts';
import { doorTexts } from '../../texts/doors.ts';
import { setUpTexts } from '../../texts/set-up.ts';
import { langTagOf } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkCodeField } from '../../ui/link-code-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { countryName } from '../../words/country-name.ts';
import { actOnSetUp } from './act.server.ts';
import { Sample } from './sample.tsx';
import { sampleOf } from './sample.server.ts';
import { nextStep, Step, stepsDone } from './step.tsx';
import { DeliveryStep, MoneyStep, ShopStep, StartStep } from './steps.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { person, people, market, markets, language, settings, now } = studioOf(context);
  if (person && person.role !== 'owner') throw redirect('/');
  const { values: all, versions } = person ? await settings.read(market.code) : { values: {}, versions: {} };
  // A logo is as large as all the others together, and is not asked for here.
  const { 'brand.logo': _logo, ...values }: Partial<SettingValues> = all;
  const accounts = person
    ? await Promise.all(markets.map(async ({ code }) => (await settings.read(code)).values.account !== undefined))
    : [];
  const weekday = new Intl.DateTimeFormat(langTagOf(language), { weekday: 'short', timeZone: 'UTC' });
  return {
    isTaken: person === null && (await people.list()).length > 0,
    owner: person && { name: person.name, email: person.email },
    code: market.code,
    countries: markets.map(({ code, langTag }, index) => ({
      code,
      name: countryName(langTag, language),
      hasAccount: accounts[index] ?? false,
    })),
    country: countryName(market.langTag, language),
    brand: market.brand,
    payment: market.orders.payment,
    sign: market.currency === 'GBP' ? '£' : '€',
    // The fifth of January 1970 was a Monday.
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, name: weekday.format(new Date(Date.UTC(1970, 0, 4 + day))) })),
    sample: sampleOf({ market, values: all, now, language }),
    values,
    versions,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnSetUp(request, studioOf(context));
}

export default function SetUpPage() {
  const text = useText(setUpTexts);
  const door = useText(doorTexts);
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const { owner, isTaken, ...loaded } = useLoaderData<typeof loader>();
  const given = { ...loaded, next: nextStep(loaded.values) };
  const count = owner ? 1 + stepsDone(given.values) : 0;
  return (
    <>
      <header className="setup">
        <div>
          <span className="brand" style={{ padding: 0 }}>
            <Brand logo={root?.market.logo ?? '/favicon.ico'} name="Studio" />
          </span>
          <div className="row sp">
            <div className="ttl">
              <h1>{text('title')}</h1>
              <p className="m">{text('lead')}</p>
            </div>
            <img className="hide-m" src="/media/resize-1200/parade.webp" alt="" width="576" height="127" />
          </div>
        </div>
      </header>
      <main id="main" style={{ maxWidth: 'none', padding: 0 }}>
        <div className="wiz" style={{ paddingTop: '1.75rem' }}>
          <div>
            <Step
              number={1}
              title={text('who')}
              done={owner && `${owner.name}, ${owner.email}`}
              isOver={owner !== null}
            >
              {isTaken ? (
                <Notice tone="warn">
                  {text('taken')} <StudioLink to="/sign-in?to=%2Fset-up">{door('signIn')}</StudioLink>
                </Notice>
              ) : (
                <p className="m">{text('linkWhere')}</p>
              )}
              <StudioForm name="who" className="stack">
                <LinkCodeField />
                <div className="cols">
                  <TextField name="name" label={text('name')} autoComplete="name" required />
                  <TextField name="email" type="email" label={door('email')} autoComplete="username" required />
                  <PasswordField isNew hint={door('passwordHint')} />
                </div>
                <Button kind="filled" icon="right">
                  {text('next')}
                </Button>
              </StudioForm>
            </Step>
            {owner ? (
              <>
                <ShopStep {...given} />
                <MoneyStep {...given} />
                <DeliveryStep {...given} />
                <StartStep {...given} />
                <div className="row" style={{ borderTop: '2px solid var(--ink)', paddingTop: '1.25rem' }}>
                  <ButtonLink kind={count === 5 ? 'filled' : 'hollow'} to="/">
                    {text('toStudio')}
                  </ButtonLink>
                </div>
              </>
            ) : null}
          </div>
          <aside>
            <section className="aside">
              <div className="hd2">
                <h2>{text('far')}</h2>
                <span className="m s13">{text('ofFive', { done: count })}</span>
              </div>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${count * 20}%` }} />
              </span>
            </section>
            <Sample {...given.sample} />
          </aside>
        </div>
      </main>
    </>
  );
}
