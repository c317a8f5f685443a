import type { ReactNode } from 'react';
import type { Slide } from '#contract/entities/slide.ts';
import type { ImageUse } from '#contract/images.ts';
import type { Text } from '#contract/locales.ts';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import { slideClasses } from './carousel-position.ts';
import { imageAlt } from '#rules/text/meta-text.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './carousel.module.css';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { VideoPlayer } from '#storefront/ui/media/video-player.tsx';

/** `hero` fills the width with a panel over the picture, `plain` has its text below. */
export type CarouselLook = 'hero' | 'plain';

type CarouselSlideProps = {
  slide: Slide;
  look: CarouselLook;
  /** The picture stands beside the words instead of behind them. */
  isBeside?: boolean;
  isFirst?: boolean;
  isShown?: boolean;
  /** Between the text and its buttons. */
  more?: ReactNode;
};

export function CarouselSlide({
  slide,
  look,
  isBeside = false,
  isFirst = false,
  isShown = true,
  more,
}: CarouselSlideProps) {
  const t = useText();
  const caption = captionOf(slide, t);
  const { words, buttons } = look === 'hero' ? withButtons(slide.body) : { words: slide.body, buttons: null };
  return (
    <div className={classNames(styles.slide, ...slideClasses(slide))}>
      <div className={styles.media}>
        {slide.type === 'video_url' ? (
          // Another key when it is left, which ends the video.
          <VideoPlayer key={String(isShown)} address={slide.content} poster={slide.image} title={slide.imageAlt} />
        ) : (
          <Picture
            image={slide.image}
            narrowImage={slide.responsiveImage}
            use={placeOf(look, isBeside)}
            alt={imageAlt(slide.imageAlt)}
            isFirst={isFirst}
          />
        )}
      </div>
      {slide.body || caption ? (
        <div className={styles.panel}>
          <RichText value={words} className={styles.text} />
          {more}
          <RichText value={buttons} className={styles.text} />
          {caption ? <p className={styles.caption}>{caption}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Beside its text a picture is shown whole; at the head of a page it fills the width. */
function placeOf(look: CarouselLook, isBeside: boolean): ImageUse {
  if (isBeside) return 'detail';
  return look === 'hero' ? 'slider' : 'blogFull';
}

/** What the slide shows of the shop's goods: "Rump steak, 4 pieces, 2 vacuum packs, 400 g". */
function captionOf({ shopTitle, shopName, totalPieces, piecesPerVac, weight, unitSingle }: Slide, t: Text) {
  const packs = totalPieces && piecesPerVac ? Math.ceil(totalPieces / piecesPerVac) : null;
  const perPack = totalPieces ? null : piecesPerVac;
  const pieces = (count: number) => (unitSingle ? `${count} ${unitSingle}` : t('units.pieces', { count }));
  const parts = [
    shopTitle,
    shopName === shopTitle ? null : shopName,
    totalPieces ? pieces(totalPieces) : null,
    packs ? t('units.packs', { count: packs }) : null,
    perPack ? pieces(perPack) : null,
    weight ? t('units.g', { amount: weight }) : null,
  ];
  return parts.filter((part) => part !== null).join(', ') || null;
}

const linkRows = /(?:<p>(?:\s*<a [^>]*>[^<]*<\/a>)+\s*<\/p>\s*)+/g;

/** Paragraphs of nothing but links are a row of buttons, the first the one we hope for. They and what follows stand apart. */
function withButtons(body: RichTextValue | null): { words: RichTextValue | null; buttons: RichTextValue | null } {
  const at = body ? body.html.search(linkRows) : -1;
  if (!body || at < 0) return { words: body, buttons: null };
  const html = body.html.slice(at).replace(linkRows, (row) => {
    const links = row.match(/<a [^<>]*>[^<]*<\/a>/g) ?? [];
    const buttons = links.map((link, place) => {
      const look = place === 0 ? button.button : `${button.button} ${button.ghost}`;
      return link.replace(/ class="[^"]*"/, '').replace('<a ', `<a class="${look}" `);
    });
    return `<p class="${styles.row}">${buttons.join('')}</p>`;
  });
  return { words: at === 0 ? null : { html: body.html.slice(0, at) }, buttons: { html } };
}
