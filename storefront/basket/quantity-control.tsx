import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { useBasket, useBasketState } from './basket-provider.tsx';
import { type BoxProduct, quantityOf } from './state/basket-state.ts';
import { boxFormId } from './box-forms.tsx';
import { RefusalNote } from './refusal-note.tsx';
import add from '#storefront/ui/add-sign.module.css';
import styles from './quantity-control.module.css';

type QuantityControlProps = {
  product: BoxProduct;
  /** `card`: a round sign. `wide`: a button with words. */
  look?: 'card' | 'wide';
};

const pressable = 'button';

/** Puts a product into the box and takes it out. Not there at all while the product cannot be bought. */
export function QuantityControl({ product, look = 'card' }: QuantityControlProps) {
  const t = useText();
  const { change, retry } = useBasket();
  const quantity = useBasketState((state) => quantityOf(state, product.id));
  const problem = useBasketState(({ problem: found, wishes }) => (product.id in wishes ? found : null));
  const refusal = useBasketState(({ refusals }) => refusals[product.id]);
  const [isUsed, setIsUsed] = useState(false);
  const { box, keepFocus } = useKeptFocus(quantity > 0);
  const { title } = product;

  function step(by: 1 | -1) {
    setIsUsed(true);
    keepFocus();
    change(product, by);
  }

  /** The button that says so is gone once it is saved. */
  function tryAgain() {
    box.current?.querySelector<HTMLElement>(pressable)?.focus();
    retry();
  }

  return (
    <div ref={box} className={classNames(styles.control, look === 'wide' && styles.wide)}>
      {quantity > 0 ? (
        <Stepper
          value={quantity}
          isLast={quantity === 1}
          onStep={(direction) => step(direction === 'plus' ? 1 : -1)}
          names={{
            minus: t('farmshop:control.less', { title }),
            plus: t('farmshop:control.more', { title }),
            value: t('farmshop:control.quantity', { quantity, title }),
          }}
        />
      ) : (
        <AddButton product={product} look={look} onAdd={() => step(1)} />
      )}
      {/* There before something has to be said, or it would not be read aloud; but not in seventy cards nobody touched. */}
      {isUsed || quantity > 0 || problem || refusal ? (
        <div aria-live="polite">
          {problem === 'unsaved' ? (
            <button type="button" className={styles.retry} onClick={tryAgain}>
              {t('farmshop:control.notSaved')}
            </button>
          ) : null}
          {problem === 'blocked' ? <p className={styles.refused}>{t('farmshop:control.blocked')}</p> : null}
          {refusal ? <RefusalNote id={product.id} title={title} refusal={refusal} /> : null}
        </div>
      ) : null}
    </div>
  );
}

type AddButtonProps = Required<QuantityControlProps> & { onAdd: () => void };

/** Without our code it sends the form of its bundle, and the shop leads back to the product it stands at. */
function AddButton({ product, look, onAdd }: AddButtonProps) {
  const t = useText();
  const market = useMarket();
  const { id, bundleId, slug, title } = product;

  function press(event: MouseEvent) {
    event.preventDefault();
    onAdd();
  }

  return (
    <button
      type="submit"
      form={boxFormId(bundleId)}
      name={`bundle_quantity_${id}`}
      value="1"
      formAction={`${pathTo(market, 'basket')}#${slug}`}
      onClick={press}
      {...(look === 'wide'
        ? { className: classNames(button.button, button.block) }
        : { className: add.add, 'aria-label': t('farmshop:control.addNamed', { title }) })}
    >
      {look === 'wide' ? (
        <>
          <Icon name="plus" />
          {t('farmshop:control.add')}
        </>
      ) : null}
    </button>
  );
}

/** The button that was pressed may be gone afterwards; whoever uses a keyboard goes on from the one in its place. */
function useKeptFocus(isInBox: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (box.current?.contains(document.activeElement)) return;
    box.current?.querySelector<HTMLElement>(isInBox ? 'output ~ button' : pressable)?.focus();
  }, [isInBox]);
  return {
    box,
    keepFocus: () => {
      isPressed.current = true;
    },
  };
}
