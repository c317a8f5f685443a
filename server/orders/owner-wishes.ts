import type { Config } from '#server/config.ts';
import type { OwnerWishes } from '#services/orders/mail/tell-owner.ts';
import { readSettings } from '#services/settings/settings.ts';

/** The settings of the market, and OWNER_MAIL where they name nobody. */
export function ownerWishes({ ownerMail }: Pick<Config, 'ownerMail'>): OwnerWishes {
  return async (db, market) => {
    const { values } = await readSettings(db, market);
    const email = values['mail.owner'] ?? ownerMail;
    const time = values['mail.ownerTime'] ?? 'atOnce';
    return email === null || time === 'none' ? null : { email, time };
  };
}
