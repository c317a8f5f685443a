import { Component, type ReactNode, Suspense } from 'react';
import { AfterPause } from '#storefront/hydration/after-pause.tsx';

/**
 * A module that throws while it is rendered leaves a gap and nothing else. The boundary catches it in the browser; on the
 * server only Suspense does.
 */
export function ModuleBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary>
      <Suspense fallback={null}>
        <AfterPause>{children}</AfterPause>
      </Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
