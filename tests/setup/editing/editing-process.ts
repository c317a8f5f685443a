// A process that changes content when it is told to, as another shop on the same database would.
import { readConfig } from '#server/config.ts';
import { createContentEditor } from '#server/content/content-editor.ts';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';

const editor = createContentEditor(readConfig(process.env));

process.on('message', (task: EditorTask) => {
  editor.ask(task).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) =>
      process.send?.(error instanceof ChangeRefused ? { refused: error.lines } : { failed: String(error) }),
  );
});
process.on('disconnect', () => void editor.close());
