import { Invite } from '#storefront/sign-up/invite.tsx';

/** Every page answers invitations; where both stand, the first one does. */
export function View() {
  return <Invite />;
}
