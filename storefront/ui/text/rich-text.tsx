import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import { isInternalLink, sitePath } from '#rules/links/links.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** HTML an editor wrote, cleaned by the server before it reaches any page. Links of it that lead to pages stay in the app. */
export function RichText({ value, className }: { value: RichTextValue | null; className?: string | undefined }) {
  const market = useMarket();
  const navigate = useNavigate();
  if (!value) return null;

  function onClick(event: MouseEvent) {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlainClick(event) || !anchor || event.defaultPrevented) return;
    const href = anchor.getAttribute('href') ?? '';
    const path = sitePath(href, { market });
    if (path === null || path.startsWith('#') || !isInternalLink({ href, target: anchor.target || null }, { market }))
      return;
    event.preventDefault();
    void navigate(path);
  }

  const classes = classNames('rich', className);
  // The links inside are reachable and work without this handler; it only keeps them in the app.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className={classes} onClick={onClick} dangerouslySetInnerHTML={{ __html: value.html }} />;
}
