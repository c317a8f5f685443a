import type { ViewProps } from '#storefront/modules/view-props.ts';
import { toneOf } from '#storefront/components/module-section.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Section } from '#storefront/ui/section.tsx';

/** HTML as an editor wrote it, cleaned. */
export function View({ module }: ViewProps<'html'>) {
  const { anchor, className, title, body } = module;
  if (!body) return null;
  return (
    <Section
      id={anchor ?? undefined}
      className={className ?? undefined}
      tone={toneOf(module)}
      heading={title ?? undefined}
    >
      <RichText value={body} className={prose.prose} />
    </Section>
  );
}
