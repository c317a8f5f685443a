/** The studio's way to the content: what commands do with it, with a line of the audit. */
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import { demoVoices } from '#server/selling/demo-voices.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { Audit } from '#services/people/audit.ts';
import type { ContentPort } from '#studio/ports/content.ts';
import type { UndoWay } from '../create-undo.ts';

type Parts = { editor: Pick<ContentEditor, 'ask'>; audit: Pick<Audit, 'record'> };

export function createContentPort({ editor, audit }: Parts): ContentPort {
  type TaskForEditor = {
    task: Extract<EditorTask, { do: 'startEmpty' | 'removeVoices' }>;
    what: string;
    personId: string;
  };
  async function change({ task, what, personId }: TaskForEditor) {
    try {
      const outcome = await editor.ask(task);
      const undo = outcome.change === null ? null : { kind: contentUndo, with: { change: outcome.change } };
      return { done: await audit.record({ personId, what, about: { market: task.market }, undo }) };
    } catch (error) {
      if (error instanceof ChangeRefused) return { refused: error.lines };
      throw error;
    }
  }
  return {
    startEmpty: ({ code }, { id }) =>
      change({ task: { do: 'startEmpty', market: code, isDryRun: false }, what: 'content.emptied', personId: id }),
    removeDemoVoices: ({ code }, { id }) =>
      change({
        task: { do: 'removeVoices', market: code, voices: [...demoVoices(code)] },
        what: 'content.voices',
        personId: id,
      }),
  };
}

/** The whole change, as `npm run content -- undo` takes it back; false where something was changed since. */
export const undoContent =
  (editor: Pick<ContentEditor, 'ask'>): UndoWay =>
  async ({ change }) => {
    try {
      await editor.ask({ do: 'undo', change: String(change), isDryRun: false });
      return true;
    } catch (error) {
      if (error instanceof ChangeRefused) return false;
      throw error;
    }
  };
