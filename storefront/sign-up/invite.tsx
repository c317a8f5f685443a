import { type ComponentType, useEffect, useState } from 'react';
import type { CouponStatus } from '#contract/answers.ts';
import { inviteCode } from '#rules/text/invite.ts';
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
    void (async () => {
      const [{ sendInvite }, { InviteDialog }] = await Promise.all([
        import('./invite-call.ts'),
        import('./invite-dialog.tsx'),
      ]);
      setTried({ code, status: await sendInvite(market, code), Dialog: InviteDialog });
    })();
  }, [market]);
  if (!tried) return null;
  const { Dialog, ...told } = tried;
  return <Dialog {...told} onClose={() => setTried(null)} />;
}
