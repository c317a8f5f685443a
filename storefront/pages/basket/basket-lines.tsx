import { imageAddress } from '#contract/images.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import type { ShopBox, ShopLine } from '#storefront/selling/basket-view.ts';
import { BigPrice, useMoney } from '#storefront/selling/money.tsx';
import { PostStepper } from './post-stepper.tsx';

export function BasketLines({ lines }: { lines: ShopLine[] }) {
  const t = useText();
  if (lines.length === 0) return null;
  return (
    <ul className="shop-basket-lines-lines">
      {lines.map((line) => (
        <li key={line.key} className="shop-basket-lines-line">
          <Thumbnail image={line.image} className="shop-basket-lines-picture" size={{ width: 160, height: 99 }} />
          <div className="shop-basket-lines-text">
            <h2>
              <AppLink to={line.path}>{line.name}</AppLink>
            </h2>
            {line.farmer ? <p className="shop-basket-lines-by">{line.farmer}</p> : null}
            {line.choice === '' ? null : <p className="shop-basket-lines-choice">{unbrokenAmounts(line.choice)}</p>}
            {line.choice === '' || line.path === null ? null : (
              <p className="shop-basket-lines-again">
                <AppLink to={line.path}>{t('selling:basket.chooseAgain')}</AppLink>
              </p>
            )}
            <LineNotes line={line} />
          </div>
          <div className="shop-basket-lines-control">
            <PostStepper line={line} />
          </div>
          <BigPrice minor={line.subtotal} className="shop-basket-lines-price" />
        </li>
      ))}
    </ul>
  );
}

/** Said in the line, before anything is ordered. */
function LineNotes({ line: { price, problem } }: { line: ShopLine }) {
  const t = useText();
  const money = useMoney();
  return (
    <>
      {problem === null ? null : <Message tone="error">{problem}</Message>}
      {price === null ? null : (
        <Message tone="warn">
          {t('selling:basket.priceChanged', { before: money(price.before), now: money(price.now) })}
        </Message>
      )}
    </>
  );
}

type ThumbnailProps = { image: string | null; className: string | undefined; size: { width: number; height: number } };

function Thumbnail({ image, className, size }: ThumbnailProps) {
  const address = imageAddress(image, 'fit-340x210', 'webp');
  return <div className={className}>{address === null ? null : <img src={address} alt="" {...size} />}</div>;
}

/** The farm box: one group with one sum. */
export function BasketBox({ box }: { box: ShopBox }) {
  const t = useText();
  const market = useMarket();
  const count = box.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="shop-basket-lines-group" aria-labelledby="box">
      <header>
        <div>
          <h2 id="box">{market.farmshop?.boxName ?? t('selling:basket.box')}</h2>
          <p>{t('selling:basket.pieces', { count })}</p>
        </div>
        <BigPrice minor={box.subtotal} className="shop-basket-lines-price" />
      </header>
      <ul>
        {box.pieces.map((piece) => (
          <Piece key={piece.key} piece={piece} />
        ))}
      </ul>
      <footer>
        {box.freeMissing === null ? null : <FreeDelivery box={box} missing={box.freeMissing} />}
        <TextLink to={pathTo(market, 'farmshop')}>{t('selling:basket.toBox')}</TextLink>
      </footer>
    </section>
  );
}

function Piece({ piece }: { piece: ShopLine }) {
  const money = useMoney();
  return (
    <li className="shop-basket-lines-piece">
      <Thumbnail image={piece.image} className="shop-basket-lines-small" size={{ width: 68, height: 48 }} />
      <span>
        <AppLink to={piece.path} className="shop-basket-lines-name">
          {piece.name}
        </AppLink>
        {piece.farmer ? <small>{piece.farmer}</small> : null}
      </span>
      <PostStepper line={piece} />
      <span className="shop-basket-lines-amount">{money(piece.subtotal)}</span>
      {piece.price || piece.problem ? (
        <div className="shop-basket-lines-notes">
          <LineNotes line={piece} />
        </div>
      ) : null}
    </li>
  );
}

function FreeDelivery({ box, missing }: { box: ShopBox; missing: number }) {
  const t = useText();
  const money = useMoney();
  return (
    <div className="shop-basket-lines-progress">
      <p>
        <Icon name="truck" />
        {t('selling:basket.freeMissing', { price: money(missing) })}
      </p>
      <progress aria-hidden="true" max={box.freeFrom} value={box.subtotal} />
    </div>
  );
}
