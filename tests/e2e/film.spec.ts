// A page with a film, in a real browser. The demo has none yet: the content service in between adds one to the mission.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

// One app for both: starting one takes longer than asking it.
test.describe.configure({ mode: 'serial' });

const film = {
  module: 'slider',
  module_id: 'film',
  place: 'top',
  slider_items: [
    {
      slideritem_id: 'film-1',
      type: 'video_url',
      content: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      image_url: '/media/scene-polder.webp',
    },
  ],
};

let content: Server;
let app: AppProcess;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(600_000);
  content = createServer((request, response) => {
    void answer(`${baseURL}${request.url}`).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
  });
  const port = await freePort();
  content.listen(port, '127.0.0.1');
  await once(content, 'listening');
  app = await startApp({ CONTENT_API_URL: `http://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await app?.stop();
  content?.close();
});

/** As the app of all journeys answers, but for the mission. */
async function answer(address: string): Promise<{ status: number; body: string }> {
  const given = await fetch(address);
  const body = await given.text();
  if (!address.endsWith('/statics/mission')) return { status: given.status, body };
  const page = JSON.parse(body) as { modules: object[] };
  return { status: given.status, body: JSON.stringify({ ...page, modules: [film, ...page.modules] }) };
}

for (const { path, play } of inTurn(
  [
    { path: '/nl/missie', play: /^Speel de video af/ },
    { path: '/de/mission', play: /^Video abspielen/ },
  ],
  0,
)) {
  test(`MOD-31 MOD-32 the video of ${path} loads its player when it is asked to`, async ({ page }) => {
    const hosts: string[] = [];
    await page.route(/youtube/, (route) => {
      hosts.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' });
    });
    await page.goto(`${app.url}${path}`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: play }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.youtube.com/embed/aqz-KE-bpKQ');
    // Nothing was asked for before either.
    await expect.poll(() => hosts).toEqual(['https://www.youtube.com/embed/aqz-KE-bpKQ']);
  });
}
