import { startApp } from '#tests/setup/process/app-process.ts';

/** One app for all journeys; specs reach it by relative addresses or BASE_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startApp();
  process.env.BASE_URL = app.url;
  return async () => {
    const code = await app.stop();
    if (code !== 0) throw new Error(`the app ended with ${code ?? 'a kill'} on SIGTERM:\n${app.output().slice(-2000)}`);
  };
}
