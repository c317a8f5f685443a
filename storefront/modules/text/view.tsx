import type { ViewProps } from '#storefront/modules/view-props.ts';
import { toneOf } from '#storefront/components/module-section.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import stepStyles from '#storefront/ui/text/steps.module.css';
import prose from '#storefront/ui/text/prose.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Section } from '#storefront/ui/section.tsx';
import styles from './view.module.css';

/** A heading, a text, a button; beside a picture when the module has one, else the text beside the heading. */
export function View({ module }: ViewProps<'text'>) {
  const { anchor, className, title, body, bodyPosition, button, links, slides } = module;
  const [picture] = slides;
  const tone = toneOf(module);
  if (!title && !body && !button && !picture) return null;
  return (
    <Section
      id={anchor ?? undefined}
      tone={tone}
      className={classNames(className, body && bodyPosition && `text-${bodyPosition}`)}
    >
      <div className={classNames(picture && styles.split, bodyPosition === 'right' && styles.right)}>
        <div
          className={classNames(
            styles.words,
            styles[tone],
            bodyPosition === 'center' && styles.center,
            !picture && title && body && bodyPosition !== 'center' && styles.wide,
          )}
        >
          {title ? <h2>{title}</h2> : null}
          <RichText
            value={body}
            className={classNames(prose.prose, styles.body, tone === 'deep' && stepStyles.steps)}
          />
          {button ? (
            <ButtonLink to={button.address} look={tone === 'deep' ? 'light' : 'primary'}>
              {button.text}
            </ButtonLink>
          ) : null}
          <PageLinks links={links} />
        </div>
        {picture ? <FramedPicture image={picture.image} use="detail" alt={picture.imageAlt ?? ''} /> : null}
      </div>
    </Section>
  );
}
