/** A shop in whose process content is changed, as a back office in it would: told what to do by the bench, timed here. */
import { createApp } from '#server/app.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { createContentEditor } from '#server/content/content-editor.ts';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log/log.ts';
import { builtPages } from '#server/pages/page-handler.ts';

/** `mainMs`: processor time of the thread that answers visitors. */
export type Timed = { ms: number; cpuMs: number; mainMs: number; lines: string[] };

const config = readConfig(readEnvironment());
const log = createLog(config);
const app = await createApp(config, { log, pages: await builtPages() });
const url = await listen(app, config, { log });
let lines: string[] = [];
const editor = createContentEditor(config, (line) => lines.push(line));

process.on('message', (task: EditorTask) => {
  void (async () => {
    lines = [];
    const [begin, used, usedHere] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
    try {
      await editor.ask(task);
    } catch (error) {
      lines.push(String(error));
    }
    const { user, system } = process.cpuUsage(used);
    const here = process.threadCpuUsage(usedHere);
    process.send?.({
      ms: performance.now() - begin,
      cpuMs: (user + system) / 1000,
      mainMs: (here.user + here.system) / 1000,
      lines,
    } satisfies Timed);
  })();
});
process.on('disconnect', () => void editor.close().then(() => process.kill(process.pid, 'SIGTERM')));
process.send?.({ url });
