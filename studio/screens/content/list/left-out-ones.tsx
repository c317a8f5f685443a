import { useEffect, useRef } from 'react';
import { chosenTexts } from '../../../texts/content/chosen.ts';
import { useText } from '../../../texts/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StudioLink } from '../../../ui/studio-link.tsx';
import type { ManyAnswer } from './act-on-many.server.ts';

type Props = Pick<ManyAnswer, 'leftOut'> & { kind: string };

/** What was not done with some of the chosen, each with why and a way to it. Somebody far down the list is brought to it. */
export function LeftOutOnes({ kind, leftOut }: Props) {
  const text = useText(chosenTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (leftOut.length > 0) ref.current?.scrollIntoView({ block: 'center' });
  }, [leftOut]);
  return (
    <div ref={ref}>
      <Notice tone="warn">
        <b>{text('leftOut')}</b>
        <ul>
          {leftOut.map(({ name, title, words }) => (
            <li key={name}>
              <StudioLink to={`/content/${kind}/${encodeURIComponent(name)}`}>{title}</StudioLink> {words}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
