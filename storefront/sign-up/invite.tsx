import { type ComponentType, useEffect, useState } from 'react';
import type { CouponStatus } from '#contract/answers.ts';
import { inviteCode } from '#rules/sign-up/invite.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** Once for each page that is loaded, however often parts of it are drawn again. */
let isTried = false;

type Tried = {
  code: string;
  status: CouponStatus;
  Dialog: ComponentType<{ code: string; status: CouponStatus; onClose: () => void }>;
};

/** Tries the code of an invitation in the address, and tells what came of it. Its code is loaded only then. */
export function Invite() {
  const market = useMarket();
  const [tried, setTried] = useState<Tried | null>(null);
  useEffect(() => {
    const code = inviteCode(window.location.search);
    if (isTried || code === null) return;
    isTried = true;
    async function tryCode(invited: string) {
      const [{ sendInvite }, { InviteDialog }] = await Promise.all([
        import('./send-invite.ts'),
        import('./invite-dialog.tsx'),
      ]);
      setTried({ code: invited, status: await sendInvite(market, invited), Dialog: InviteDialog });
    }
    tryCode(code).catch(() => {
      // Its code could not be loaded: the invitation is still in the address, and is tried with the next page.
      isTried = false;
    });
  }, [market]);
  if (!tried) return null;
  const { Dialog, ...told } = tried;
  return <Dialog {...told} onClose={() => setTried(null)} />;
}
