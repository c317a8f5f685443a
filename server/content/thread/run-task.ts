/** What the thread that changes content does for each task. */
import type { Editor } from '#services/content/editing/editor.ts';
import type { EditorTask } from './editor-messages.ts';

export async function runTask(editing: Editor, task: Exclude<EditorTask, { do: 'close' }>) {
  switch (task.do) {
    case 'change':
      return editing.change(task.market, task.edits, task.options);
    case 'stock':
      return editing.stock(task.market, task.entries, task.options);
    case 'sold':
      return editing.sold(task.market);
    case 'undo':
      return editing.undo(task.change, task);
    case 'startEmpty':
      return editing.startEmpty(task.market, task);
    case 'removeVoices':
      return editing.removeVoices(task.market, task.voices);
    case 'history':
      return editing.history(task.market, task.kind, task.name);
    case 'preview':
      return editing.preview(task.market, task.edits);
    case 'usedIn':
      return editing.usedIn(task.market, task.kind, task.name);
  }
}
