import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleBand } from '#storefront/components/module-section.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { largeFace } from '#storefront/ui/media/widths-on-page.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/modules/kinds.css?url';
import styles from './view.module.css';

/** Somebody's words, and who said them. */
export function View({ module }: ViewProps<'quote'>) {
  const { title, body, button, config } = module;
  if (!body) return null;
  return (
    <ModuleBand module={module} heading={title}>
      <SheetLink href={sheet} />
      <figure className={styles.quote}>
        {config.image ? (
          <Picture image={config.image} use="farmerAvatar" sizes={largeFace} alt="" className={styles.face} />
        ) : null}
        <blockquote className={styles.words}>
          <RichText value={body} />
        </blockquote>
        <figcaption className={styles.speaker}>
          {config.name ? <cite>{config.name}</cite> : null}
          {config.place ? <span>{config.place}</span> : null}
          {button ? <TextLink to={button.address}>{button.text}</TextLink> : null}
        </figcaption>
      </figure>
    </ModuleBand>
  );
}
