/** Where another service has the content, nothing is published here that nobody would see. Redirects are always ours. */
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';

type Asking = Pick<ContentEditor, 'ask'>;

const isOurs = (edit: Edit) => 'kind' in edit && edit.kind === 'redirects';

/** `elsewhere` is the address of that service; null where there is none. */
export function editorWithContentElsewhere(editor: Asking, elsewhere: string | null): Asking {
  if (elsewhere === null) return editor;
  const { host } = new URL(elsewhere);
  const refused = (task: EditorTask) => task.do === 'change' && !task.edits.every(isOurs);
  const ask = (task: Exclude<EditorTask, { do: 'close' }>) =>
    refused(task)
      ? Promise.reject(
          new ChangeRefused('elsewhere', [`content comes from ${host}: what is published here is seen by nobody`]),
        )
      : editor.ask(task);
  // One answer for each task, as the editor gives it.
  return { ask: ask as Asking['ask'] };
}
