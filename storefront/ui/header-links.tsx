import type { TextLink } from '#contract/entities/shared-fields.ts';
import { headerLinkCount } from '#rules/constants.ts';
import { PageLinks } from './page-links.tsx';

type HeaderLinksProps = {
  links: readonly TextLink[];
  /** A link of ours beside the editor's, such as the one to what is known about an animal. */
  extra?: TextLink | null;
};

/** The links in the header text block of a page: up to three of the editor's, and one more where the page has it. */
export function HeaderLinks({ links, extra = null }: HeaderLinksProps) {
  return <PageLinks links={[...links.slice(0, headerLinkCount), ...(extra ? [extra] : [])]} />;
}
