import { Form } from 'react-router';
import { useShownScreens } from '../../frame/spine.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import { frameTexts } from '../../texts/frame.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';

/** All screens as a list for a thumb, and the way out. */
export default function MorePage() {
  const text = useText(frameTexts);
  const frame = useFrame();
  const shown = useShownScreens();
  return (
    <>
      <PageHead title={frame?.person.name ?? text('more')} />
      <nav className="more" aria-label={text('more')}>
        {shown.map(({ id, path, icon }) => (
          <StudioLink key={id} to={`/${path}`}>
            <Icon name={icon} />
            <span>{text(id)}</span>
            <span />
            <Icon name="onward" />
          </StudioLink>
        ))}
        <StudioLink to="/me">
          <Icon name="key" />
          <span>{text('me')}</span>
          <span />
          <Icon name="onward" />
        </StudioLink>
        <StudioLink to="/keys">
          <Icon name="grid" />
          <span>{text('keys')}</span>
          <span />
          <Icon name="onward" />
        </StudioLink>
        <a href={frame?.shop ?? '/'}>
          <Icon name="outside" />
          <span>{text('toShop')}</span>
          <span />
          <Icon name="onward" />
        </a>
      </nav>
      <Form method="post" action="/sign-out" className="blk">
        <button type="submit" className="btn g">
          {text('signOut')}
        </button>
      </Form>
    </>
  );
}
