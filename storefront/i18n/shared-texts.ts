import { createContext } from 'react';
import type { Messages } from '#contract/locales.ts';

/** The element that says where the file of the texts every page needs is. */
export const sharedTextsId = 'texts';

/** Those texts. On the server they are at hand; in the browser the file has come before anything is rendered. */
export const SharedTexts = createContext<Messages>({});

/** None in a page that is of no market. It fails when the file cannot be had: the page then stays as the server wrote it. */
export async function readSharedTexts(): Promise<Messages> {
  const address = document.querySelector<HTMLLinkElement>(`#${sharedTextsId}`)?.href;
  if (address === undefined) return {};
  const file = (await import(/* @vite-ignore */ address)) as { default: Messages };
  return file.default;
}
