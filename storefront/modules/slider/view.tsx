import type { ViewProps } from '#storefront/modules/view-props.ts';
import { textPositionClass } from '#storefront/ui/carousel/carousel-position.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Carousel } from '#storefront/ui/carousel/carousel.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import besideSheet from './beside.css?url';
import { OfferLine } from './offer.tsx';
import styles from './view.module.css';

/** The large carousel at the head of a page. With the class `beside` its pictures stand beside their words. */
export function View({ module, data: offers }: ViewProps<'slider'>) {
  const t = useText();
  const { anchor, className, title, body, config, slides, place } = module;
  const intro = config.body ?? body;
  if (slides.length === 0) return null;
  const isBeside = config.className?.includes('beside') ?? false;
  const more = Object.fromEntries(
    Object.entries(offers ?? {}).map(([id, offer]) => [id, <OfferLine key={id} {...offer} />]),
  );
  return (
    <div id={anchor ?? undefined} className={classNames(className)}>
      {isBeside ? <SheetLink href={besideSheet} /> : null}
      {intro ? (
        <div className={classNames('wrap', styles.intro)}>
          <RichText value={intro} className={prose.prose} />
        </div>
      ) : null}
      <Carousel
        slides={slides}
        label={title ?? t('carousel.label')}
        look="hero"
        className={classNames(config.className, textPositionClass(config))}
        isBeside={isBeside}
        isFirst={place === 'top'}
        more={more}
      />
    </div>
  );
}
