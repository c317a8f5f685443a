import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { Notice } from '../ui/notice.tsx';
import { type FormAnswer, formField, versionField } from './form-answer.ts';
import { FormContext, type FormState } from './form-context.ts';
import { useUnsent } from './hold-unsent.ts';

type Props = {
  /** Which form of the page: its action reads it. */
  name: string;
  /** Of the thing it changes, as it was shown. */
  version?: number;
  /** What is sent along. */
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  hasFiles?: boolean;
  /** For fields that stand outside of it. */
  id?: string;
  /** Where it is sent, if not to the page as it was asked for. */
  action?: string;
  /** Names the form for screen readers. */
  label?: string;
  children: ReactNode;
};

const nothing: Record<string, string> = {};

/** A form that posts to its own page. It works without script; with it the page stays, and so does the focus. */
export function StudioForm({ name, version, hidden = nothing, hasFiles = false, label, children, ...own }: Props) {
  const answer = useActionData<FormAnswer>();
  const frame = useFrame();
  const navigation = useNavigation();
  const refused = answer?.form === name && sameThing(answer.values, hidden) ? answer : null;
  const carried = useMemo(() => carriedFor(frame?.carried ?? null, name), [frame?.carried, name]);
  const isUnsent = useUnsent();
  const isBusy = navigation.formData?.get(formField) === name && !isUnsent;
  const ref = useRef<HTMLFormElement>(null);

  // The focus goes to the first field with a problem.
  useEffect(() => {
    if (refused && Object.keys(refused.problems).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const state: FormState = {
    name,
    values: refused?.values ?? carried ?? {},
    problems: refused?.problems ?? {},
    theirs: refused?.theirs ?? {},
    isBusy,
  };
  return (
    <FormContext value={state}>
      <Form
        ref={ref}
        method="post"
        {...own}
        aria-label={label}
        preventScrollReset
        replace
        encType={hasFiles ? 'multipart/form-data' : undefined}
      >
        <input type="hidden" name={formField} value={name} />
        {version === undefined ? null : (
          <input
            type="hidden"
            name={versionField}
            value={refused?.version ?? version}
            key={refused?.version ?? version}
          />
        )}
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {state.problems[''] ? <Notice tone="err">{state.problems['']}</Notice> : null}
        {children}
      </Form>
    </FormContext>
  );
}

/** A page may show the same form for several things, each with what it is about sent along. */
function sameThing(values: Record<string, string>, hidden: Readonly<Record<string, string>>): boolean {
  return Object.entries(hidden).every(([field, value]) => values[field] === value);
}

function carriedFor(fields: [string, string][] | null, name: string): Record<string, string> | null {
  const values = Object.fromEntries(fields ?? []);
  return values[formField] === name ? values : null;
}
