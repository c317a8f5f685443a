import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleBand } from '#storefront/components/module-section.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { Eyebrow } from '#storefront/ui/text/eyebrow.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import stepStyles from '#storefront/ui/text/steps.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { Herd } from '#storefront/components/herd/herd.tsx';
import { withoutSteps } from './steps.ts';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/modules/kinds.css?url';
import styles from './view.module.css';

/** How a whole animal is sold: the words, the herd of the package, a picture, and the steps below. */
export function View({ module, data: herd }: ViewProps<'herd-counter'>) {
  const t = useText();
  const { title, body, button, slides } = module;
  const [picture] = slides;
  const { text, steps } = withoutSteps(body);
  if (!title && !body && !herd) return null;
  return (
    <ModuleBand module={module}>
      <SheetLink href={sheet} />
      <div className={classNames(picture && styles.split)}>
        <div className={styles.words}>
          <Eyebrow>{t('herd.eyebrow')}</Eyebrow>
          {title ? <h2>{title}</h2> : null}
          <RichText value={text} className={classNames(prose.prose, styles.text)} />
          {button ? <TextLink to={button.address}>{button.text}</TextLink> : null}
          {herd ? <Herd {...herd} /> : null}
        </div>
        {picture ? <FramedPicture image={picture.image} use="detail" alt={picture.imageAlt ?? ''} /> : null}
      </div>
      <RichText value={steps} className={classNames(stepStyles.steps, styles.row)} />
    </ModuleBand>
  );
}
