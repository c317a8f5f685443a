import type { ModuleOf } from '#contract/page-modules.ts';
import { textPositionClass } from '#rules/carousel.ts';
import { ModuleSection } from '#storefront/blocks/module-section.tsx';
import { classNames } from '#storefront/lib/class-names.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { Carousel } from '#storefront/ui/carousel.tsx';
import prose from '#storefront/ui/prose.module.css';
import { RichText } from '#storefront/ui/rich-text.tsx';
import styles from './image-carousel.module.css';

/** Pictures in a row, with a text beside, above or below them. */
export function ImageCarousel({ module }: { module: ModuleOf<'image-carousel'> }) {
  const t = useText();
  const { config, slides } = module;
  if (slides.length === 0) return null;
  const isBeside = config.body !== null && (config.position === 'left' || config.position === 'right');
  return (
    <ModuleSection module={module}>
      <div
        className={classNames(
          styles.pictures,
          isBeside && styles.beside,
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
