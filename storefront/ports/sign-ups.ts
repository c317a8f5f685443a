/** Links in our mails: who has one may use it. */
export type SignUpsPort = {
  isConfirmable: (token: string) => Promise<boolean>;
  /** What was signed up for; null when the link is spent. */
  confirm: (token: string) => Promise<'newsletter' | 'soldout' | null>;
  canEnd: (token: string) => Promise<boolean>;
  /** False when the link names no sign-up. */
  end: (token: string) => Promise<boolean>;
};
