import { setUpTexts } from '../../texts/set-up.ts';
import { useText } from '../../texts/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import type { sampleOf } from './sample.server.ts';

/** The shop as buyers will meet it, beside the questions. */
export function Sample({ name, logo, leaf, day, price, freeFrom }: ReturnType<typeof sampleOf>) {
  const text = useText(setUpTexts);
  return (
    <>
      <section className="aside shop-sample" aria-label={text('sample')}>
        <div className="shopv">
          <div className="hd">
            <span className="brand">
              <Brand logo={logo} name={name} />
            </span>
          </div>
          <img className="pic" src="/media/fit-500x330/animal-cow-blaarkop.webp" alt="" width="500" height="330" />
          <div className="tx">
            <h3>{text('sampleTitle')}</h3>
            <div className="row nowrap">
              <span className="leaf s" aria-hidden="true">
                <span className="mo">{leaf.month}</span>
                <b>{leaf.day}</b>
                <span className="wd">{leaf.weekday}</span>
              </span>
              <p className="s13">
                {text('sampleDay', { day })} {price === null ? text('sampleFree') : text('samplePrice', { price })}
                {price !== null && freeFrom !== null ? text('sampleFrom', { amount: freeFrom }) : null}.
              </p>
            </div>
          </div>
        </div>
      </section>
      <p className="s13 m sample-hint">{text('sampleHint')}</p>
    </>
  );
}
