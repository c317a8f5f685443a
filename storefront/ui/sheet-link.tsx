import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';

/** The style sheet of a part that few pages show, in front of the first of them on a page: what stands above it does not wait. */
export function SheetLink({ href }: { href: string }) {
  useSheet(href);
  return <link rel="stylesheet" href={href} />;
}
