import { lazy, Suspense, useEffect, useState } from 'react';
import type { CouponStatus } from '#contract/answers.ts';
import { inviteCode } from '#rules/invite.ts';
import { useMarket } from '#storefront/lib/use-market.ts';

const InviteDialog = lazy(async () => {
  const { InviteDialog: component } = await import('./invite-dialog.tsx');
  return { default: component };
});

/** Once for each page that is loaded, however often parts of it are drawn again. */
let isTried = false;

type Tried = { code: string; status: CouponStatus };

/** Tries the code of an invitation in the address, and tells what came of it. Its code is loaded only then. */
export function Invite() {
  const market = useMarket();
  const [tried, setTried] = useState<Tried | null>(null);
  useEffect(() => {
    const code = inviteCode(window.location.search);
    if (isTried || code === null) return;
    isTried = true;
    void (async () => {
      const { sendInvite } = await import('./invite-call.ts');
      setTried({ code, status: await sendInvite(market, code) });
    })();
  }, [market]);
  if (!tried) return null;
  return (
    <Suspense>
      <InviteDialog {...tried} onClose={() => setTried(null)} />
    </Suspense>
  );
}
