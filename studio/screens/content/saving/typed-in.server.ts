import type { SentForm } from '../../../forms/form-answer.ts';
import type { Typed } from '../../../ports/editing.ts';
import { itemName, markName, theirsName, typedName } from '../field-names.ts';

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a form says was typed, as the port asks for it. */
export function typedIn(form: SentForm, act: string): Typed {
  return {
    item: isId.test(form.text(itemName)) ? form.text(itemName) : null,
    valuesOf: (path) => form.all(typedName(path)),
    markOf: (path) => (form.has(markName(path)) ? form.text(markName(path)) : null),
    takesTheirs: (path) => form.has(theirsName(path)),
    act,
  };
}
