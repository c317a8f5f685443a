import { type FormEvent, useRef, useState } from 'react';
import type { SignUpAnswer } from '#contract/answers.ts';
import { canSignUp } from '#rules/sign-up/sign-up.ts';
import { addressMissing, type SignUpMessage } from '#rules/sign-up/sign-up-message.ts';

type SignUpParts = {
  /** Gets the form as the visitor sent it, the honeypot included, with an address that has no space around it. */
  send: (form: FormData) => Promise<SignUpAnswer | null>;
  messageOf: (answer: SignUpAnswer | null) => SignUpMessage;
  onSuccess?: () => void;
};

export type SignUp = {
  isSubmitting: boolean;
  /** What came of the last try. */
  message: SignUpMessage | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The browser lets nothing without an address through. */
  onInvalid: (event: FormEvent<HTMLInputElement>) => void;
};

/** A form with one address in it: idle, submitting, then a message. The browser checks the form of the address. */
export function useSignUp({ send, messageOf, onSuccess }: SignUpParts): SignUp {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState<SignUpMessage | null>(null);
  // State comes too late for a second click in the same moment.
  const isUnderWay = useRef(false);

  async function submit(form: HTMLFormElement) {
    const sent = new FormData(form);
    const email = sent.get('email');
    if (typeof email !== 'string' || !canSignUp(email, isUnderWay.current)) return;
    sent.set('email', email.trim());
    isUnderWay.current = true;
    setIsSubmitting(true);
    setMessage(null);
    const next = messageOf(await send(sent));
    isUnderWay.current = false;
    setIsSubmitting(false);
    setMessage(next);
    if (next.tone !== 'success') return;
    form.reset();
    onSuccess?.();
  }

  return {
    isSubmitting,
    message,
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInvalid(event) {
      const field = event.currentTarget;
      // What is no address, the browser says itself.
      if (!field.validity.valueMissing) return;
      event.preventDefault();
      field.focus();
      setMessage(addressMissing);
    },
  };
}
