/** Logos that owners uploaded: made small, kept with the settings, and served as /brand/nl-1a2b3c4d.png. */
import sharp from 'sharp';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { logoPath } from '#rules/brand/logo-path.ts';
import { readSetting } from '#rules/settings/setting-keys.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import { readSettings } from '#services/settings/settings.ts';

const mostSide = 192;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Of a picture that is uploaded; more is no logo. */
const mostPixels = 40_000_000;

/** As a setting keeps it; null for what is no picture. What is drawn in an SVG is kept, and nothing else of it. */
export async function makeLogo(bytes: Uint8Array): Promise<string | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
    const { width, height } = await picture.metadata();
    // Square, as the places are where it stands: what is not gets room above and below it.
    const side = Math.min(mostSide, Math.max(width, height));
    const small = picture.resize(side, side, { fit: 'contain', background: clear });
    const png = await small.png({ palette: true, effort: 9 }).toBuffer();
    return readSetting('brand.logo', png.toString('base64'));
  } catch {
    return null;
  }
}

export type LogoOf = (market: Pick<Market, 'code' | 'hasOwnLogo'>) => Promise<{ path: string; png: Buffer } | null>;

/** Read once for every logo there has been. */
export function createLogos(db: Database): LogoOf {
  const known = new Map<string, { data: string; path: string; png: Buffer }>();
  return async ({ code, hasOwnLogo }) => {
    if (!hasOwnLogo) return null;
    const data = (await readSettings(db, code)).values['brand.logo'];
    if (data === undefined) return null;
    const before = known.get(code);
    if (before?.data === data) return before;
    const made = { data, path: logoPath({ code }, data), png: Buffer.from(data, 'base64') };
    known.set(code, made);
    return made;
  };
}

/** Mail programs fetch nothing unasked: a logo travels with the mail that shows it. */
export function withLogos(sendMail: SendMail, markets: readonly Market[], logoOf: LogoOf): SendMail {
  return async (mail) => {
    const shown = markets.find(({ hasOwnLogo, logo }) => hasOwnLogo && mail.html.includes(`src="${logo}"`));
    const logo = shown ? await logoOf(shown) : null;
    if (!shown || !logo) return sendMail(mail);
    const html = mail.html.replace(`src="${shown.logo}"`, 'src="cid:logo"');
    const picture = { cid: 'logo', filename: 'logo.png', content: logo.png };
    return sendMail({ ...mail, html, attachments: [picture, ...(mail.attachments ?? [])] });
  };
}
