import { Link, useLocation, useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../load-root.server.ts';
import { type Screen, screenOf, screens } from '../screens.ts';
import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { StudioLink } from '../ui/studio-link.tsx';
import { useFrame } from './use-frame.ts';

/** The cloth spine with the index: market first, then what is sold, the shop, the house. */
export function Spine() {
  const text = useText(frameTexts);
  const frame = useFrame();
  const root = useRouteLoaderData<typeof loadRoot>('root');
  if (!frame || !root) return null;
  return (
    <nav className="spine" aria-label={text('studio')}>
      <div className="inn">
        <StudioLink className="brand" to="/">
          <Brand logo={root.market.logo} name={root.market.brand} />
        </StudioLink>
        <MarketSwitch />
        {(['sell', 'shop', 'house'] as const).map((group) => (
          <IndexGroup key={group} group={group} />
        ))}
        <div className="who">
          {frame.person.singleKeys ? (
            <span className="keys">
              <kbd>G</kbd> {text('thenLetter')}
            </span>
          ) : null}
        </div>
      </div>
    </nav>
  );
}

function IndexGroup({ group }: { group: Screen['group'] }) {
  const text = useText(frameTexts);
  const shown = useShownScreens().filter((screen) => screen.group === group);
  const current = useCurrentScreen();
  const counts = useFrame()?.counts ?? {};
  if (shown.length === 0) return null;
  return (
    <div className="idx">
      {shown.map(({ id, path, icon, key }) => (
        <StudioLink key={id} to={`/${path}`} aria-current={current === id ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{text(id)}</span>
          {counts[id]?.count ? <span className={counts[id].asks ? 'c ask' : 'c'}>{counts[id].count}</span> : null}
          <span className="k" aria-hidden="true">
            {key.toUpperCase()}
          </span>
        </StudioLink>
      ))}
    </div>
  );
}

/** Screens that are there and theirs. */
export function useShownScreens(): Screen[] {
  const ids: readonly string[] = useFrame()?.screens ?? [];
  return screens.filter(({ id }) => ids.includes(id));
}

export function useCurrentScreen(): Screen['id'] | null {
  return screenOf(useLocation().pathname)?.id ?? null;
}

/** The same page of another shop. A market in the address is one nobody edits by mistake. */
export function MarketSwitch() {
  const text = useText(frameTexts);
  const frame = useFrame();
  const { pathname } = useLocation();
  return (
    <nav className="mk" aria-label={text('shops')}>
      {frame?.markets.map(({ code, name }) => (
        <Link
          key={code}
          to={`${pathname}?market=${code}`}
          aria-current={code === frame.market.code ? 'true' : undefined}
          aria-label={`${code}, ${name}`}
        >
          {code}
        </Link>
      ))}
    </nav>
  );
}
