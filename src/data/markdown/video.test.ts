import { expect, onTestFinished, test, vi } from 'vitest';
import { en as strings } from '#languages/en.ts';
import { renderMarkdown } from '../rendering/render-markdown.ts';
import { readVideoUrl } from './video.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aB3-_xyz789?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/123456789';

test.each([
  ['https://www.youtube.com/watch?v=aB3-_xyz789', YOUTUBE],
  ['https://youtube.com/watch?list=PL1&v=aB3-_xyz789&pp=a', YOUTUBE],
  ['https://m.youtube.com/watch?v=aB3-_xyz789#a', YOUTUBE],
  ['https://youtu.be/aB3-_xyz789?si=A1', YOUTUBE],
  ['https://www.youtube.com/shorts/aB3-_xyz789', YOUTUBE],
  ['https://www.youtube.com/live/aB3-_xyz789?feature=share', YOUTUBE],
  ['https://www.youtube.com/embed/aB3-_xyz789', YOUTUBE],
  ['https://youtu.be/aB3-_xyz789?t=90s', `${YOUTUBE}&start=90`],
  ['https://youtu.be/aB3-_xyz789?t=1h2m3s', `${YOUTUBE}&start=3723`],
  ['https://www.youtube.com/embed/aB3-_xyz789?start=5', `${YOUTUBE}&start=5`],
  ['https://youtu.be/aB3-_xyz789?t=soon', YOUTUBE],
  ['https://www.youtube.com/watch?v=aB3-_xyz789#t=90', `${YOUTUBE}&start=90`],
  ['http://www.youtube.com/watch/?v=aB3-_xyz789', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/aB3-_xyz789?si=abc', YOUTUBE],
  ['https://youtu.be/aB3-_xyz789/', YOUTUBE],
  ['https://vimeo.com/123456789', `${VIMEO}?dnt=1&autoplay=1`],
  ['https://www.vimeo.com/123456789?share=copy', `${VIMEO}?dnt=1&autoplay=1`],
  ['https://vimeo.com/123456789#t=1m5s', `${VIMEO}?dnt=1&autoplay=1#t=65s`],
  ['https://vimeo.com/123456789/0a1b2c', `${VIMEO}?h=0a1b2c&dnt=1&autoplay=1`],
  ['http://vimeo.com/channels/staffpicks/123456789/', `${VIMEO}?dnt=1&autoplay=1`],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c', `${VIMEO}?h=0a1b2c&dnt=1&autoplay=1`],
])('%s is a video', (url, player) => {
  const service = player.startsWith(VIMEO) ? 'Vimeo' : 'YouTube';
  expect(readVideoUrl(url)).toMatchObject({ service, player });
});

test.each([
  ['https://www.youtube.com/embed/aB3-_xyz789', 'https://www.youtube.com/watch?v=aB3-_xyz789'],
  ['https://youtu.be/aB3-_xyz789?si=A1&t=1m', 'https://www.youtube.com/watch?v=aB3-_xyz789&t=60s'],
  ['https://player.vimeo.com/video/123456789?h=0a1b', 'https://vimeo.com/123456789/0a1b'],
  ['https://vimeo.com/123456789#t=1m5s', 'https://vimeo.com/123456789#t=65s'],
])('the page of the video %s is %s', (url, page) => {
  expect(readVideoUrl(url)?.page).toBe(page);
});

test.each([
  'ftp://youtu.be/aB3-_xyz789',
  'youtu.be/aB3-_xyz789',
  'https://youtu.be/aB3-_xyz78',
  'https://youtu.be/aB3-_xyz7890',
  'https://youtu.be/aB3-_xyz78%22',
  'https://youtu.be/aB3-_xyz789/a',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=aB3-_xyz78.',
  'https://www.youtube.com/@acme',
  'https://www.youtube.com/embed/videoseries?list=aB3-_xyz789',
  'https://www.youtube.com/embed/live_stream?channel=aB3-_xyz789',
  'https://www.youtube.com/playlist?list=aB3-_xyz789',
  'https://www.youtube.com:8443/watch?v=aB3-_xyz789',
  'https://www.youtube.com.a.com/watch?v=aB3-_xyz789',
  'https://www.youtube.com@a.com/watch?v=aB3-_xyz789',
  'https://myyoutube.com/watch?v=aB3-_xyz789',
  'https://a.com/youtu.be/aB3-_xyz789',
  'https://vimeo.com/acme',
  'https://vimeo.com/123456789/settings',
  'https://vimeo.com/123456789?h=%26a',
  'https://myvimeo.com/123456789',
])('%s is not a video', (url) => {
  expect(readVideoUrl(url)).toBeUndefined();
});

const VIDEO = 'https://youtu.be/aB3-_--z789';

test('a video becomes a play button on a picture, a player in a template and a link', async () => {
  vi.stubEnv('BASE_URL', '/site');
  onTestFinished(() => void vi.unstubAllEnvs());
  const options = { strings, embeds: ['YouTube'] } as const;
  const { parts, hasVideo } = await renderMarkdown(`a\n\n${VIDEO}\n\nb`, options);
  const html = parts.join('');
  expect(hasVideo).toBe(true);
  expect(html).toMatch(
    /<\/p>\s<figure class="video"><button type="button" class="needs-script"><img src="\/site\/tiles\//,
  );
  expect(html).toMatch(
    /<template><iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/aB3-_--z789\?autoplay=1"[^>]* sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"[^>]*><\/iframe><\/template>/,
  );
  expect(html).toContain(
    '<figcaption><a href="https://www.youtube.com/watch?v=aB3-_--z789">Watch on YouTube</a></figcaption>',
  );
});

test.each([
  ['beside words', `See ${VIDEO}`],
  ['beside another', `${VIDEO}\n${VIDEO}`],
  ['with a link text', `[our film](${VIDEO})`],
  ['in a list', `- ${VIDEO}`],
  ['in a quotation', `> ${VIDEO}`],
  ['in code', `    ${VIDEO}`],
  ['of a service that is not in embeds', 'https://vimeo.com/123456789'],
  ['of no video service', 'https://a.test/aB3-_--z789'],
])('an address %s stays as it is', async (_, markdown) => {
  const named = await renderMarkdown(markdown, { strings, embeds: ['YouTube'] });
  expect(named).toEqual(await renderMarkdown(markdown, { strings }));
  expect(named.hasVideo).toBe(false);
});
