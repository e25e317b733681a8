import { getFloorPath, MOTIF_FLOOR_SIZE } from '#drawings.ts';
import { fill } from '#formatting/messages.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import type { VideoService } from '#types.ts';
import {
  createElement,
  getProperty,
  type HastElement,
  type HastRoot,
  isBareUrl,
  isElement,
  replaceNode,
} from './hast.ts';

export interface Video {
  service: VideoService;
  /** The address of its player, which starts to play at once and, if the service offers that, sets no cookies. */
  player: string;
  page: string;
}

/** The video at an address, as people copy it from their browser or the service's "Share"; otherwise undefined. */
export function readVideoUrl(text: string): Video | undefined {
  const url = URL.parse(text);
  if (!url) return undefined;
  const { origin, pathname, searchParams, hash } = url;
  const written = searchParams.get('t') ?? searchParams.get('start') ?? hash.replace('#t=', '');
  const start = toSeconds(written) || '';
  const path = pathname.replace(/^\/watch\/?$/, `/watch/${searchParams.get('v')}`);
  const [, youTube] = YOUTUBE.exec(origin + path) ?? [];
  if (youTube) {
    const player = `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1`;
    const page = `https://www.youtube.com/watch?v=${youTube}`;
    return {
      service: 'YouTube',
      player: player + (start && `&start=${start}`),
      page: page + (start && `&t=${start}s`),
    };
  }
  const [, vimeo, key = searchParams.get('h') ?? ''] = VIMEO.exec(origin + pathname) ?? [];
  if (!vimeo || !/^[\da-f]*$/.test(key)) return undefined;
  const player = `https://player.vimeo.com/video/${vimeo}?${key && `h=${key}&`}dnt=1&autoplay=1`;
  const page = `https://vimeo.com/${vimeo}${key && `/${key}`}`;
  const time = start && `#t=${start}s`;
  return { service: 'Vimeo', player: player + time, page: page + time };
}

const { raw } = String;

/** A video's id has eleven characters. So have `videoseries` and `live_stream`, the players of lists and channels. */
const YOUTUBE_ID = raw`(?!videoseries|live_stream)([\w-]{11})`;
const YOUTUBE_SHORT = raw`(?:www\.)?youtu\.be`;
const YOUTUBE_LONG = raw`(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com/(?:watch|shorts|live|embed|v)`;
const YOUTUBE = new RegExp(`^https?://(?:${YOUTUBE_SHORT}|${YOUTUBE_LONG})/${YOUTUBE_ID}/?$`);

/** Vimeo's videos have numbers. An unlisted one also has a key, in the path or as `h`. */
const VIMEO_ID = raw`(\d+)(?:/([\da-f]+))?`;
const VIMEO_PAGE = raw`(?:www\.)?vimeo\.com(?:/(?:channels|groups)/[^/]+(?:/videos)?)?`;
const VIMEO_PLAYER = raw`player\.vimeo\.com/video`;
const VIMEO = new RegExp(`^https?://(?:${VIMEO_PAGE}|${VIMEO_PLAYER})/${VIMEO_ID}/?$`);

/** A time such as `90`, `90s` or `1m30s` in seconds; 0 for any other text. */
function toSeconds(time: string): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}

type VideoStrings = Strings['text']['video'];

/**
 * Replaces the address of a video, alone in its paragraph, with a play button on a picture. The player is in a
 * template, so nothing loads it before VideoPlayers.astro takes it out.
 *
 * @returns whether there is a video
 */
export function showVideos(
  { children }: HastRoot,
  services: readonly VideoService[],
  strings: VideoStrings,
): boolean {
  const videos = children.flatMap((paragraph) => {
    const url = urlAlone(paragraph);
    const video = url && readVideoUrl(url);
    return video && services.includes(video.service) ? [{ paragraph, video }] : [];
  });
  for (const { paragraph, video } of videos) replaceNode(paragraph, getPlayer(video, strings));
  return videos.length > 0;
}

/** The address in a paragraph that contains nothing else; undefined for any other node. */
function urlAlone(node: HastRoot['children'][number]): string | undefined {
  const [link, ...others] = isElement(node, 'p') ? node.children : [];
  const isAlone = others.length === 0 && isElement(link) && isBareUrl(link);
  return isAlone ? getProperty(link, 'href') : undefined;
}

function getPlayer({ service, player, page }: Video, { play, watch }: VideoStrings): HastElement {
  const { columns: width, rows: height } = MOTIF_FLOOR_SIZE;
  const src = toSitePath(getFloorPath('network'));
  const mark = { viewBox: '0 0 20 20', width: 20, height: 20, ariaHidden: 'true' };
  const button = createElement('button', { type: 'button', className: ['needs-script'] }, [
    createElement('img', { src, alt: '', loading: 'lazy', width, height }),
    createElement('span', { className: ['button'], dataKind: 'primary' }, [
      createElement('svg', mark, [createElement('path', { d: 'M4 1v18l14-9z' })]),
      { type: 'text', value: fill(play, { service }) },
    ]),
  ]);
  const frame = createElement('iframe', {
    src: player,
    title: service,
    className: ['no-print'],
    allow: 'autoplay; encrypted-media; picture-in-picture',
    // The sandbox keeps the player from navigating the whole page.
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'],
    allowFullScreen: true,
    // YouTube plays videos only if the page sends its origin as the referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  const caption = createElement('a', { href: page }, fill(watch, { service }));
  return createElement('figure', { className: ['video'] }, [
    button,
    { ...createElement('template', {}), content: { type: 'root', children: [frame] } },
    createElement('figcaption', {}, [caption]),
  ]);
}
