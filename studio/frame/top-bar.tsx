import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { StudioLink } from '../ui/studio-link.tsx';
import { useFrame } from './use-frame.ts';

export function TopBar({ onJump }: { onJump?: () => void }) {
  const text = useText(frameTexts);
  const frame = useFrame();
  if (!frame) return null;
  return (
    <header className="top">
      {/* A page of its own where no script makes a layer of it. */}
      <StudioLink
        className="cmd"
        to="/jump"
        onClick={(event) => {
          if (!onJump || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onJump();
        }}
      >
        <Icon name="search" />
        <span>{text('jump')}</span>
        <kbd>Ctrl K</kbd>
      </StudioLink>
      <div className="tr">
        <a href={frame.shop}>
          <Icon name="outside" />
          {text('toShop')}
        </a>
        <StudioLink to="/keys" className="keys">
          {text('keys')} <kbd>?</kbd>
        </StudioLink>
        <StudioLink to="/more" aria-label={frame.person.name}>
          <span className="face" aria-hidden="true">
            {Array.from(frame.person.name).at(0)?.toUpperCase()}
          </span>
        </StudioLink>
      </div>
    </header>
  );
}
