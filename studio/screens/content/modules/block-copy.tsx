import { pageBlockTexts } from '../../../texts/content/page-blocks.ts';
import { useText } from '../../../texts/use-text.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { path: string; pages: readonly { value: string; title: string }[] };

/** A block to another page, of this shop or another. */
export function BlockCopy({ path, pages }: Props) {
  const text = useText(pageBlockTexts);
  if (pages.length === 0) return null;
  return (
    <details className="tocopy">
      <summary className="lnk s14">{text('toOther')}</summary>
      <p className="hint">{text('toOtherHint')}</p>
      <div className="row">
        <select className="sel" name={`to:${path}`} aria-label={text('page')}>
          {pages.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <Button name="do" value={`send:${path}`} icon="copy">
          {text('copyThere')}
        </Button>
      </div>
    </details>
  );
}
