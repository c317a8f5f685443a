/** The studio's editor over the sample content, with somebody at it, and forms filled in as a browser would. */
import { runTask } from '#server/content/thread/run-task.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import { editorWithContentElsewhere } from '#server/studio/ports/editing/content-elsewhere.ts';
import { createEditingPort } from '#server/studio/ports/editing/editing-port.ts';
import { createPeople } from '#services/people/people.ts';
import type { FieldView, ItemView, PartView, Typed } from '#studio/ports/editing.ts';
import type { Person } from '#studio/ports/people.ts';
import { content, editor, editorOptions } from './test-editor.ts';

export async function openDesk({ elsewhere = null }: { elsewhere?: string | null } = {}) {
  const { db } = content.database;
  const { clock } = editorOptions();
  const people = createPeople({ db, clock });
  const ask = (task: Exclude<EditorTask, { do: 'close' }>) => runTask(editor, task);
  const port = createEditingPort({
    db,
    // Its answers are those of the thread, which runs the same tasks.
    editor: editorWithContentElsewhere({ ask: ask as ContentEditor['ask'] }, elsewhere),
    people,
    mediaDirs: [],
    // Composed as ever; what a page would show is its address and the documents of what is put.
    preview: async (market, { edits, url }) => {
      await (ask as ContentEditor['ask'])({ do: 'preview', market: market.code, edits });
      return `${url.pathname} ${JSON.stringify(edits)}`;
    },
    clock,
  });
  return { port, people, ask: ask as ContentEditor['ask'], join: (name: string) => join(people, name) };
}

async function join(people: ReturnType<typeof createPeople>, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@kudde.test`;
  const invited = await people.invite({ email, role: 'owner', language: 'nl' }, null);
  if ('problem' in invited) throw new Error(invited.problem);
  const person = await people.links.setPassword(invited.token, { name, password: 'een koe loopt langs de dijk' });
  if (!person) throw new Error(`${name} cannot come in`);
  return { id: person.id, name, email, role: 'owner', language: 'nl', singleKeys: true };
}

export function fieldsIn(view: Pick<ItemView, 'groups'>): FieldView[] {
  return view.groups.flatMap(({ parts }) => below(parts));
}

function below(parts: PartView[]): FieldView[] {
  return parts.flatMap((part) => {
    if ('field' in part) return [part.field];
    return 'list' in part ? part.list.rows.flatMap((row) => below(row.parts)) : below(part.parts);
  });
}

type Shown = Pick<ItemView, 'groups'> & Partial<Pick<ItemView, 'id'>>;

/** Everything a form shows is sent, with some of it typed over. */
export function typing(view: Shown, typed: Record<string, string>, act = ''): Typed {
  const fields = new Map(fieldsIn(view).map((field) => [field.path, field]));
  for (const path of Object.keys(typed)) if (!fields.has(path)) throw new Error(`there is no field ${path}`);
  return {
    item: view.id ?? null,
    valuesOf: (path) => {
      const text = typed[path] ?? fields.get(path)?.text ?? '';
      // As a browser sends it.
      return text === '' ? [] : [text.replaceAll('\n', '\r\n')];
    },
    markOf: (path) => fields.get(path)?.mark ?? null,
    takesTheirs: () => false,
    act,
  };
}
