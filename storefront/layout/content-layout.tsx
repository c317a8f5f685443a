/** What all pages outside the shop area have: the style sheet of page modules and lists. */
import { Outlet } from 'react-router';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import sheet from '#storefront/styles/content.css?url';
import type { Route } from './+types/content-layout';

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export default function ContentLayout() {
  useSheet(sheet);
  return <Outlet />;
}
