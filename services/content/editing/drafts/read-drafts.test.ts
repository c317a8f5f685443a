import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { unknownPlaceholders } from '#rules/promises/placeholders.ts';
import { readDrafts } from './read-drafts.ts';

/** What the set-up asks for, as texts leave room for it (decision 96). */
const asked = ['seller_name', 'seller_address', 'shop_email', 'shop_phone', 'seller_register', 'seller_vat'];

/** Words by which the drafts would ask for the same once more. */
const askedAgain =
  /\[(?:naam van je bedrijf|nom de votre société|name of your company|Name deiner Firma|straat en|adresse, code|street, town|Straße und|mailadres|adresse e-mail|email address|E-Mail|telefoonnummer)/;

test.each(marketList.map(({ code }) => code))(
  'drafts of %s fill in what the set-up knows, and ask for the rest',
  (code) => {
    const { settings, pages } = readDrafts(code);
    const words = JSON.stringify([settings, pages]);
    expect(asked.filter((name) => !words.includes(`{${name}}`))).toEqual([]);
    expect(words).not.toMatch(askedAgain);
    expect(unknownPlaceholders(words)).toEqual([]);
    // In the footer of every page: a gap there is seen by every visitor.
    expect(JSON.stringify(settings)).not.toContain('[');
    expect(pages.filter(({ body }) => !/\[[^\]]+\]/.test(body))).toEqual([]);
  },
);
