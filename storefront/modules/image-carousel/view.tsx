import { plainText } from '#contract/fields/plain-text.ts';
import type { ViewProps } from '#storefront/modules/view-props.ts';
import { textPositionClass } from '#storefront/ui/carousel/carousel-position.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Carousel } from '#storefront/ui/carousel/carousel.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/modules/kinds.css?url';
import styles from './view.module.css';

/** A line that would hang alone beside the pictures lies on them. */
const longestCaption = 60;

/** Pictures in a row, with a text beside, above or below them. */
export function View({ module }: ViewProps<'image-carousel'>) {
  const t = useText();
  const { config, slides } = module;
  if (slides.length === 0) return null;
  const isShort = plainText(config.body?.html).length <= longestCaption;
  const isBeside = config.body !== null && (config.position === 'left' || config.position === 'right') && !isShort;
  return (
    <ModuleSection module={module}>
      <SheetLink href={sheet} />
      <div
        className={classNames(
          styles.pictures,
          isBeside && styles.beside,
          isShort && styles.inside,
          config.position === 'right' && styles.right,
          config.position === 'bottom' && styles.bottom,
        )}
      >
        <RichText value={config.body} className={classNames(prose.prose, styles.text)} />
        <Carousel
          slides={slides}
          // The title already names the section around it.
          label={slides[0]?.imageAlt ?? t('carousel.label')}
          className={classNames(config.className, textPositionClass(config))}
        />
      </div>
    </ModuleSection>
  );
}
