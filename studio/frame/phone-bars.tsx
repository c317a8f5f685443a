import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../load-root.server.ts';
import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { StudioLink } from '../ui/studio-link.tsx';
import { MarketSwitch, useCurrentScreen, useShownScreens } from './spine.tsx';
import { useFrame } from './use-frame.ts';

/** The head of a phone: brand, and the market behind a tap. */
export function PhoneHead() {
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const frame = useFrame();
  if (!root || !frame) return null;
  return (
    <header className="mtop">
      <StudioLink className="brand" to="/">
        <Brand logo={root.market.logo} name={root.market.brand} />
      </StudioLink>
      <details className="mkd" key={frame.market.code}>
        <summary className="mkt">
          {frame.market.name} <Icon name="down" />
        </summary>
        <MarketSwitch />
      </details>
    </header>
  );
}

/** The bar at its foot: four screens and the rest. */
export function BottomBar() {
  const text = useText(frameTexts);
  const shown = useShownScreens().filter(({ isInBar }) => isInBar);
  const current = useCurrentScreen();
  const isElsewhere = !shown.some(({ id }) => id === current);
  return (
    <nav
      className="thumbs"
      aria-label={text('short')}
      style={{ gridTemplateColumns: `repeat(${shown.length + 1}, 1fr)` }}
    >
      {shown.map(({ id, path, icon }) => (
        <StudioLink key={id} to={`/${path}`} aria-current={current === id ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{text(id === 'stock' ? 'stockShort' : id)}</span>
        </StudioLink>
      ))}
      <StudioLink to="/more" aria-current={isElsewhere ? 'page' : undefined}>
        <Icon name="menu" />
        <span>{text('more')}</span>
      </StudioLink>
    </nav>
  );
}
