import { useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { orderTexts } from '../../texts/orders/order.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Loaded } from './load.server.ts';

/** What happened, the newest first; the last thing can be taken back for ten minutes. */
export function Timeline() {
  const text = useText(orderTexts);
  const { timeline, version } = useLoaderData<Loaded>();
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('timeline')}</h2>
      </div>
      <ol className="lines">
        {timeline.map(({ id, at, who, words, isTold, undo }) => (
          <li key={id}>
            <span className="tm">{at}</span>
            <span className="grow">
              <b>{who}</b> {words} {isTold ? text('told') : null}
            </span>
            {undo === null ? null : (
              <StudioForm name="undo" version={version} hidden={{ change: String(undo) }}>
                <button className="lnk" type="submit">
                  <Icon name="undo" />
                  {text('undo')}
                </button>
              </StudioForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
