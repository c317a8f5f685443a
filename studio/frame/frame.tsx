import { lazy, Suspense, useCallback, useState } from 'react';
import { data, type LoaderFunctionArgs, type MiddlewareFunction, Outlet, redirect, useLocation } from 'react-router';
import { may } from '#rules/people/roles.ts';
import { pageUrl } from '../forms/form-answer.ts';
import { studioOf } from '../ports/studio-context.ts';
import { Trouble } from '../root.tsx';
import { screenOf } from '../screens.ts';
import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Notice } from '../ui/notice.tsx';
import { Toast } from '../ui/toast.tsx';
import { loadFrame } from './load-frame.server.ts';
import { BottomBar, PhoneHead } from './phone-bars.tsx';
import { Spine } from './spine.tsx';
import { TopBar } from './top-bar.tsx';
import { useFrame } from './use-frame.ts';
import { useKeys } from './use-keys.ts';

/** Fetched when somebody asks for it. */
const JumpLayer = lazy(async () => ({ default: (await import('../screens/jump/layer.tsx')).JumpLayer }));

/** Nobody gets past it who is not signed in, nor to a screen that is not theirs: screens need not ask again. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context }) => {
    const { person } = studioOf(context);
    const { pathname, searchParams } = pageUrl(request);
    const query = searchParams.size > 0 ? `?${searchParams}` : '';
    // With the basename: React Router sends a redirect that a middleware throws without adding it.
    if (!person) throw redirect(`/studio/sign-in?to=${encodeURIComponent(`${pathname}${query}`)}`);
    const right = screenOf(pathname)?.right ?? null;
    if (right !== null && !may(person.role, right)) throw data(null, 403);
  },
];

export function loader(args: LoaderFunctionArgs) {
  return loadFrame(args);
}

export default function Frame() {
  const frame = useFrame();
  const text = useText(frameTexts);
  const { pathname } = useLocation();
  const [isJumping, setJumping] = useState(false);
  const jump = useCallback(() => setJumping(true), []);
  useKeys(frame?.person.singleKeys ?? false, jump);
  if (!frame) return null;
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <PhoneHead />
      <div className="book">
        <Spine />
        <div className="page">
          <TopBar onJump={jump} />
          <main id="main" tabIndex={-1}>
            {frame.carried ? <Notice tone="warn">{text('carried')}</Notice> : null}
            {frame.isTooLate ? <Notice tone="warn">{text('tooLate')}</Notice> : null}
            <Outlet />
            {frame.done ? <Toast words={frame.done.words} undo={frame.done.undo} back={pathname} /> : null}
          </main>
        </div>
      </div>
      <BottomBar />
      {isJumping ? (
        <Suspense>
          <JumpLayer onClose={() => setJumping(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Inside the frame where that is there, so that the way on is at hand. */
export function ErrorBoundary() {
  const frame = useFrame();
  if (!frame)
    return (
      <main>
        <Trouble />
      </main>
    );
  return (
    <>
      <PhoneHead />
      <div className="book">
        <Spine />
        <div className="page">
          <TopBar />
          <main id="main">
            <Trouble />
          </main>
        </div>
      </div>
      <BottomBar />
    </>
  );
}
