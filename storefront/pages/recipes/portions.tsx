import { useEffect, useState } from 'react';
import { fewestPortions, isFarFrom, mostPortions, readPortions, scaleAmount } from '#rules/recipes/scale-amount.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Stepper } from '#storefront/ui/stepper.tsx';

export type PortionsProps = {
  /** For how many it is written. */
  written: number;
  amounts: readonly (string | null)[];
  /** Told what is chosen; null for what is written. */
  onChosen: (chosen: Chosen | null) => void;
};

export type Chosen = { portions: number; amounts: (string | null)[] };

const queryName = 'for';

/** For how many it is cooked. The address says so too, so that it can be sent; the page itself is the same for everybody. */
export function Portions({ written, amounts, onChosen }: PortionsProps) {
  const t = useText();
  const { numbers } = useMarket();
  const [portions, setPortions] = useState(() =>
    readPortions(new URLSearchParams(window.location.search).get(queryName), written),
  );
  useEffect(() => {
    const scaled = amounts.map((amount) => scaleAmount(amount, { from: written, to: portions, numbers }));
    onChosen(portions === written ? null : { portions, amounts: scaled });
  }, [portions, written, amounts, numbers, onChosen]);

  function onStep(direction: 'plus' | 'minus') {
    const next = portions + (direction === 'plus' ? 1 : -1);
    setPortions(next);
    const url = new URL(window.location.href);
    if (next === written) url.searchParams.delete(queryName);
    else url.searchParams.set(queryName, String(next));
    window.history.replaceState(window.history.state, '', url);
  }

  return (
    <div className="recipe-portions">
      <span>{t('recipes:portions.for')}</span>
      <Stepper
        value={portions}
        onStep={onStep}
        canMinus={portions > fewestPortions}
        canPlus={portions < mostPortions(written)}
        names={{
          minus: t('recipes:portions.fewer'),
          plus: t('recipes:portions.more'),
          value: t('recipes:facts.portions'),
        }}
      />
      {isFarFrom(written, portions) ? <output>{t('recipes:portions.times')}</output> : null}
    </div>
  );
}
