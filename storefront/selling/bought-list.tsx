import { imageAddress } from '#contract/images.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { useMoney } from './money.tsx';

export type BoughtEntry = { key: string; name: string; choice: string; subtotal: number; image: string | null };

export function BoughtList({ entries }: { entries: BoughtEntry[] }) {
  const money = useMoney();
  return (
    <ul className="shop-bought-list">
      {entries.map(({ key, name, choice, subtotal, image }) => {
        const address = imageAddress(image, 'fit-160x110', 'webp');
        return (
          <li key={key} className={address === null ? 'shop-bought-plain' : undefined}>
            {address === null ? null : <img src={address} alt="" width={64} height={44} />}
            <span>
              <b>{name}</b>
              {choice === '' ? null : <small>{unbrokenAmounts(choice)}</small>}
            </span>
            <span className="shop-bought-price">{money(subtotal)}</span>
          </li>
        );
      })}
    </ul>
  );
}
