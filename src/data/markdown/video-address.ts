/** The services whose videos articles may show. */
export const VIDEO_SERVICES = ['YouTube', 'Vimeo'] as const;

export type VideoService = (typeof VIDEO_SERVICES)[number];

/** A video of another site. */
export interface Video {
  service: VideoService;
  /** The address of its player, which plays at once and, as far as the service offers it, sets no cookies. */
  player: string;
}

/**
 * The video at an address, as people copy it from their browser or the service's "Share"; undefined for any other
 * address.
 */
export function readVideoAddress(address: string): Video | undefined {
  const url = URL.parse(address);
  return url ? (readYouTube(url) ?? readVimeo(url)) : undefined;
}

function readYouTube(url: URL): Video | undefined {
  const id = youTubeId(url);
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const { searchParams, hash } = url;
  const start = seconds(
    searchParams.get('t') ?? searchParams.get('start') ?? hash.replace('#t=', ''),
  );
  const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  return { service: 'YouTube', player: start ? `${player}&start=${start}` : player };
}

const YOUTUBE = /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;

function youTubeId({ origin, pathname, searchParams }: URL): string {
  const path = pathname.replace(/\/$/, '');
  if (/^https?:\/\/(www\.)?youtu\.be$/.test(origin)) return path.slice(1);
  if (!YOUTUBE.test(origin)) return '';
  if (path === '/watch') return searchParams.get('v') ?? '';
  return /^\/(?:shorts|live|embed|v)\/([^/]+)$/.exec(path)?.[1] ?? '';
}

/** A number, and the key of a video that is not listed: in the path, or as `h`. */
const VIMEO =
  /^https?:\/\/(?:(?:www\.)?vimeo\.com(?:\/(?:channels|groups)\/[^/]+(?:\/videos)?)?|player\.vimeo\.com\/video)\/(\d+)(?:\/([\da-f]+))?\/?$/;

function readVimeo({ origin, pathname, searchParams, hash }: URL): Video | undefined {
  const [, id, key = searchParams.get('h') ?? ''] = VIMEO.exec(origin + pathname) ?? [];
  if (!id || !/^[\da-f]*$/.test(key)) return undefined;
  const start = seconds(hash.replace('#t=', ''));
  const player = `https://player.vimeo.com/video/${id}?${key && `h=${key}&`}dnt=1&autoplay=1`;
  return { service: 'Vimeo', player: start ? `${player}#t=${start}s` : player };
}

/** `90`, `90s` or `1m30s` in seconds; 0 for anything else. */
function seconds(time: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}
