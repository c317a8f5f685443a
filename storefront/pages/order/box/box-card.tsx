import { Fragment } from 'react';
import type { Text } from '#contract/locales.ts';
import { imageAddress } from '#contract/images.ts';
import { unbrokenTag } from '#rules/animals/journey-stop.ts';
import type { BoxShare } from '#rules/orders/boxes/box-number.ts';
import { HerdDrawing } from '#storefront/components/herd/herd-drawing.tsx';
import type { BoxView } from './box-view.server.ts';

/** "38", or "38–39". */
export function numberWords({ from, to }: BoxShare): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** More than this are no longer small animals but a grey field. */
const largestHerd = 200;

/** Pale those before, in colour this one, inked those after it. */
export function ShareDrawing({ id, view: { share, animal } }: { id: string; view: BoxView }) {
  const { from, to, of } = share;
  if (of > largestHerd) return null;
  const parts = [
    { name: 'before', className: 'shop-box-before', from: 0, to: from - 1 },
    { name: 'yours', className: 'shop-box-yours', from: from - 1, to },
    { name: 'after', className: 'shop-box-after', from: to, to: of },
  ];
  return <HerdDrawing id={id} animal={animal} total={of} parts={parts} className="shop-box-herd" />;
}

export function whatWords({ breed, farmer, region }: BoxView, t: Text): string {
  const from = [farmer, region].filter((part) => part).join(', ');
  if (breed && from) return t('selling:box.what', { breed, from });
  return breed ?? from;
}

type CardProps = { id: string; view: BoxView; t: Text; brand: string };

/** What everybody may know: number, animal, breed, farmer and region. One drawing for the screen and for paper. Without hooks. */
export function BoxCard({ id, view, t, brand }: CardProps) {
  const { share, tags, portrait } = view;
  const picture = imageAddress(portrait, 'fit-710x470', 'webp');
  return (
    <div className="shop-card">
      <div className="shop-card-words">
        <p className="shop-card-above">{t('selling:box.card')}</p>
        <p className="shop-card-number">
          {numberWords(share)} <small>{t('selling:box.of', { total: share.of })}</small>
        </p>
        <p>{whatWords(view, t)}</p>
        <ShareDrawing id={id} view={view} />
        <p className="shop-card-brand">{brand}</p>
      </div>
      <div className="shop-card-picture">
        {picture ? <img src={picture} width={710} height={470} alt="" /> : null}
        <p className="shop-card-tag">
          {tags.map(({ tag }) => (
            <Fragment key={tag}>
              <span>{unbrokenTag(tag)}</span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
    </div>
  );
}
