import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from './cut-map.css?url';

/** The styles of cut maps. They stand beside the first map of a page, so that what is seen first does not wait for them. */
export function CutMapSheet() {
  return <SheetLink href={sheet} />;
}
