/** Mails about an order that can be sent once more. */
export const mailKinds = ['placed', 'reminder', 'paid', 'sent', 'cancelled', 'changed'] as const;
