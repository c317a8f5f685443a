import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Eyebrow } from './text/eyebrow.tsx';
import styles from './section.module.css';

export type Tone = 'paper' | 'deep' | 'ochre';

type SectionProps = {
  /** `deep` is the dark surface with torn edges, `ochre` the colour of the counter. */
  tone?: Tone;
  /** Small line above the heading. */
  eyebrow?: ReactNode;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Stands beside the heading: usually a link to all. */
  aside?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** The band every part of a page stands in: width, spacing, tone and heading are decided here. */
export function Section({ tone = 'paper', eyebrow, heading, lead, aside, id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, tone !== 'paper' && styles[tone], className)}
      aria-labelledby={heading ? headingId : undefined}
    >
      <div className="wrap">
        {heading || eyebrow || lead ? (
          <div className={styles.head}>
            <div className={styles.titles}>
              {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
              {heading ? <h2 id={headingId}>{heading}</h2> : null}
              {lead ? <p className={styles.lead}>{lead}</p> : null}
            </div>
            {aside}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
