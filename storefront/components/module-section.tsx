import type { ComponentProps, ReactNode } from 'react';
import type { PageModule } from '#contract/page-modules.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Section, type Tone } from '#storefront/ui/section.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import styles from './module-section.module.css';

type ModuleFrame = Pick<PageModule, 'anchor' | 'className' | 'title' | 'body' | 'button' | 'links'>;

type ModuleSectionProps = {
  module: ModuleFrame;
  /** For editors who gave the module none. */
  heading?: string;
  eyebrow?: string;
  lead?: string;
  children?: ReactNode;
};

/** A module whose class names say so stands on the dark surface, or on ochre. */
export function toneOf({ className }: Pick<PageModule, 'className'>): Tone {
  return (['deep', 'ochre'] as const).find((tone) => className?.includes(tone)) ?? 'paper';
}

type ModuleBandProps = { module: Pick<PageModule, 'anchor' | 'className'> } & Omit<
  ComponentProps<typeof Section>,
  'id' | 'className' | 'tone'
>;

/** The band of a page module, with its anchor, its class and the surface that says. */
export function ModuleBand({ module, ...section }: ModuleBandProps) {
  const { anchor, className } = module;
  return <Section {...section} id={anchor ?? undefined} className={className ?? undefined} tone={toneOf(module)} />;
}

/** The band of a page module, with all that every module may have: anchor, class, title, text, button, links. */
export function ModuleSection({ module, heading, eyebrow, lead, children }: ModuleSectionProps) {
  const { title, body, button, links } = module;
  return (
    <ModuleBand
      module={module}
      eyebrow={eyebrow}
      heading={title ?? heading}
      lead={body ? undefined : lead}
      aside={button ? <TextLink to={button.address}>{button.text}</TextLink> : undefined}
    >
      <RichText value={body} className={classNames(styles.intro)} />
      {children}
      <PageLinks links={links} />
    </ModuleBand>
  );
}
