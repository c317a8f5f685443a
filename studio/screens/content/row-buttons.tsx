import { contentItemTexts } from '../../texts/content/item.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  path: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** One up, or one down. */
  onMove?: (by: 1 | -1) => void;
};

/** Up, down, a copy, out: with keys and without script. */
export function RowButtons({ path, title, isFirst, isLast, onMove }: Props) {
  const text = useText(contentItemTexts);
  const acts = [
    ...(isFirst ? [] : [{ act: 'up', sign: '↑' } as const]),
    ...(isLast ? [] : [{ act: 'down', sign: '↓' } as const]),
    { act: 'copy', sign: <Icon name="copy" /> } as const,
    { act: 'remove', sign: <Icon name="trash" /> } as const,
  ];
  return (
    <span className="row nw">
      {acts.map(({ act, sign }) => (
        <button
          key={act}
          type="submit"
          className="ib"
          name="do"
          value={`${act}:${path}`}
          aria-label={text(act, { title })}
          onClick={act === 'up' || act === 'down' ? () => onMove?.(act === 'up' ? -1 : 1) : undefined}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </span>
  );
}
