import { type ReactNode, useRef } from 'react';
import { AfterPause } from '#storefront/hydration/after-pause.tsx';
import type { HostKind } from '#contract/market.ts';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './layout.module.css';
import { Footer } from './footer/footer.tsx';
import { Header, headerEnd } from './header/header.tsx';
import { useMenu } from './header/use-menu.ts';
import { UspBar } from './header/usp-bar.tsx';
import type { ChromeContent } from './load-layout.server.ts';
import { PendingPage } from './navigation/pending-page.tsx';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';

/** Skip links and the menu lead here. */
const contentId = 'content';

const Invite = clientOnly(async () => (await import('./late-layout.ts')).Invite);
const NewsletterPopup = clientOnly(async () => (await import('./late-layout.ts')).NewsletterPopup);

type ChromeProps = { content: ChromeContent; hostKind: HostKind; children: ReactNode };

/** Everything around the page: the same on all of them, errors included. */
export function SiteLayout({ content, hostKind, children }: ChromeProps) {
  const t = useText();
  const menu = useMenu();
  const main = useRef<HTMLElement>(null);
  const { isDrawerOpen } = menu.state;
  return (
    <>
      <a href={`#${contentId}`} className={styles.skip} inert={isDrawerOpen}>
        {t('header.skipToContent')}
      </a>
      <UspBar rating={content.rating} ratingText={content.ratingText} />
      <Header entries={content.mainMenu} menu={menu} frame={content} />
      <span id={headerEnd} hidden />
      <main ref={main} id={contentId} className={styles.content} tabIndex={-1} inert={isDrawerOpen}>
        <AfterPause>
          <PendingPage hostKind={hostKind}>{children}</PendingPage>
        </AfterPause>
      </main>
      <AfterPause>
        <Footer content={content} isInert={isDrawerOpen} />
      </AfterPause>
      <RouteAnnouncer content={main} />
      <Invite />
      {content.hasNewsletterPopup ? <NewsletterPopup /> : null}
    </>
  );
}
