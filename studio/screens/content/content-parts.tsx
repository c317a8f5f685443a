import { lazy, Suspense } from 'react';
import type { PartView } from '../../ports/editing.ts';
import { ContentList } from './modules/content-list.tsx';
import { type Around, ContentField } from './content-field.tsx';

/** Only packages have it. */
const BoxContents = lazy(async () => ({ default: (await import('./box-contents.tsx')).BoxContents }));

type Props = { parts: readonly PartView[]; around: Around };

/** Fields and lists in their order. */
export function ContentParts({ parts, around }: Props) {
  return (
    <div className="cols">
      {parts.map((part) => {
        if ('field' in part)
          // Another value is another field: what was typed into the old one is saved.
          return <ContentField key={`${part.field.path} ${part.field.mark}`} field={part.field} around={around} />;
        if ('list' in part && part.list.holds === 'box')
          return (
            <Suspense key={part.list.path}>
              <BoxContents list={part.list} around={around} />
            </Suspense>
          );
        if ('list' in part)
          return (
            <ContentList
              key={part.list.path}
              list={part.list}
              around={around}
              renderParts={(inside) => <ContentParts parts={inside} around={around} />}
            />
          );
        return part.parts.length === 0 ? null : (
          <fieldset className="wide" key={part.label}>
            <legend className="lab">{part.label}</legend>
            <ContentParts parts={part.parts} around={around} />
          </fieldset>
        );
      })}
    </div>
  );
}
