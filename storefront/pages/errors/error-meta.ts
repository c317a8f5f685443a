import type { MetaDescriptor } from 'react-router';
import { noIndex } from '#storefront/seo/meta.ts';
import { failureOf, isNotFound } from './failure.ts';

/** The head of a page that could not be shown. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const { status, text } = failureOf(error);
  const title = isNotFound(error) ? 'Oops! Page not found' : ['Unexpected Application Error!', status, text].join(' ');
  return [{ title: title.trim() }, noIndex];
}
