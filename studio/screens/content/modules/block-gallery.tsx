import { useState } from 'react';
import { foldText } from '#rules/search/search-words.ts';
import { useHydrated } from '../../../pictures/use-hydrated.ts';
import type { ListView } from '../../../ports/editing.ts';
import { pageBlockTexts } from '../../../texts/content/page-blocks.ts';
import { useText } from '../../../texts/use-text.ts';
import { LateDrawing } from './late-drawing.tsx';

/** All kinds of blocks with a drawing and what they are for; a press adds one. With script they can be searched. */
export function BlockGallery({ path, types }: Pick<ListView, 'path' | 'types'>) {
  const text = useText(pageBlockTexts);
  const hasScript = useHydrated();
  const [search, setSearch] = useState('');
  const words = foldText(search).split(/\s+/);
  const found = types.filter(({ title, use }) => {
    const said = foldText(`${title} ${use}`);
    return words.every((word) => said.includes(word));
  });
  return (
    <details className="gallery">
      <summary className="btn g">{text('addBlock')}</summary>
      {hasScript ? (
        // Without a name: it is no field of the thing.
        <input
          className="in"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would save the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          placeholder={text('findBlock')}
          aria-label={text('findBlock')}
        />
      ) : null}
      <output className="hint">
        {search.trim() === '' ? '' : text(found.length === 0 ? 'noBlock' : 'foundBlocks', { count: found.length })}
      </output>
      <ul>
        {found.map(({ value, title, use }) => (
          <li key={value}>
            <button type="submit" name="do" value={`add:${path}:${value}`}>
              <LateDrawing type={value} />
              <b>{title}</b>
              <span>{use}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
