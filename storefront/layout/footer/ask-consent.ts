/** The bar that asks. It stands beside the page, not over it: whoever does not answer is not measured and not held up. */
import { acceptedCategory, run, show, type Translation } from 'vanilla-cookieconsent';
import { answerConsent } from '#storefront/browser/consent.ts';
import { dropAwc } from '#storefront/browser/awc.ts';
import baseStyles from 'vanilla-cookieconsent/dist/css-components/base.css?url';
import modalStyles from 'vanilla-cookieconsent/dist/css-components/consent-modal.css?url';
import ownStyles from './ask-consent.css?url';

const category = 'measuring';
const cookieDays = 182;

let started: Promise<void> | null = null;

export async function askConsent(texts: Translation['consentModal'], isAgain: boolean): Promise<void> {
  started ??= start(texts);
  try {
    await started;
  } catch (error) {
    started = null;
    throw error;
  }
  if (isAgain) focusBar();
}

/** Its styles are for those who are asked, and come with it. In this order, the later ones win. */
async function loadStyles(): Promise<void> {
  await Promise.all([baseStyles, modalStyles, ownStyles].map(loadStyle));
}

function loadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles from ${href}`)));
    document.head.append(link);
  });
}

async function start(consentModal: Translation['consentModal']): Promise<void> {
  await loadStyles();
  await run({
    // Who answers nothing gets nothing; programs that look at pages see the same page as everybody.
    mode: 'opt-in',
    hideFromBots: false,
    manageScriptTags: false,
    cookie: {
      name: 'consent',
      path: '/',
      domain: '',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      expiresAfterDays: cookieDays,
    },
    categories: { necessary: { enabled: true, readOnly: true }, [category]: {} },
    guiOptions: { consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true } },
    language: {
      default: 'page',
      translations: { page: { consentModal, preferencesModal: { sections: [] } } },
    },
    onModalReady({ modal }) {
      // It calls itself a modal window, which it is not.
      const bar = modal.querySelector('[role="dialog"]') ?? modal;
      bar.setAttribute('role', 'region');
      bar.removeAttribute('aria-modal');
    },
    onConsent: () => answerConsent(acceptedCategory(category)),
    onChange() {
      if (!acceptedCategory(category)) dropAwc();
      // A script that measures cannot be removed from an open page, nor one that was held back be started in it.
      window.location.reload();
    },
  });
}

function focusBar() {
  show(true);
  document.querySelector<HTMLElement>('#cc-main .cm button')?.focus();
}
