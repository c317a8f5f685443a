import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleBand } from '#storefront/components/module-section.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import prose from '#storefront/ui/text/prose.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/modules/kinds.css?url';
import { CarvedCow, inkOf } from './carved-cow.tsx';
import styles from './carved-cow.module.css';
import { sharesIn } from './shares.ts';

/** HTML as an editor wrote it, cleaned. With the class `shares` its list of numbers is carved out of a cow. */
export function View({ module }: ViewProps<'html'>) {
  const { className, title, body } = module;
  if (!body) return null;
  const carved = className?.includes('shares') ? sharesIn(body) : null;
  return (
    <ModuleBand module={module} heading={title}>
      <RichText value={carved ? carved.before : body} className={classNames(prose.prose, !carved && prose.page)} />
      {carved ? (
        <>
          <SheetLink href={sheet} />
          <div className={styles.shares}>
            <CarvedCow amounts={carved.shares.map(({ amount }) => amount)} />
            <ul>
              {carved.shares.map(({ words }, at) => (
                <li key={words.html} className={styles.line} style={inkOf(at)}>
                  <RichText value={words} />
                </li>
              ))}
            </ul>
          </div>
          <RichText value={carved.after} className={prose.prose} />
        </>
      ) : null}
    </ModuleBand>
  );
}
