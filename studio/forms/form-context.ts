import { createContext, use } from 'react';

export type FormState = {
  name: string;
  /** What was typed when it was last sent, by field. */
  values: Readonly<Record<string, string>>;
  /** Sentences by field; under the empty name those about the whole. */
  problems: Readonly<Record<string, string>>;
  /** What somebody else put there meanwhile, by field. */
  theirs: Readonly<Record<string, string>>;
  isBusy: boolean;
};

const none: FormState = { name: '', values: {}, problems: {}, theirs: {}, isBusy: false };

export const FormContext = createContext<FormState>(none);

/** Of the form around it. */
export function useFormState(): FormState {
  return use(FormContext);
}
