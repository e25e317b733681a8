import { fill } from '#formatting/fill.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { Words } from '#languages/words.ts';
import { floorPath } from '#tiles/generated-images.ts';
import { createElement, type HastElement, type HastRoot, textOf } from './hast.ts';
import { readVideoAddress, type Video, type VideoService } from './video-address.ts';

/** Of the site: the words of its language, and the folder that it is published in. */
interface Place {
  words: Words;
  base: string;
}

/**
 * Puts a still picture with a play button in the place of each paragraph that is the address of a video and nothing
 * else. The player is in a template: nobody is asked for it before VideoPlayers.astro takes it out.
 *
 * @returns whether there is one
 */
export function showVideos(
  { children }: HastRoot,
  services: readonly VideoService[],
  place: Place,
): boolean {
  const videos = children.flatMap((paragraph) => {
    const address = addressAlone(paragraph);
    const video = address && readVideoAddress(address);
    return video && services.includes(video.service) ? [{ paragraph, address, video }] : [];
  });
  for (const { paragraph, address, video } of videos)
    Object.assign(paragraph, figureOf(video, address, place));
  return videos.length > 0;
}

/** The address that a paragraph consists of, as a link that says where it leads. */
function addressAlone(node: HastRoot['children'][number]): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'p' || node.children.length > 1) return undefined;
  const [link] = node.children;
  if (link?.type !== 'element' || link.tagName !== 'a') return undefined;
  const address = String(link.properties.href);
  return [address, address.replace('http://', '')].includes(textOf(link)) ? address : undefined;
}

function figureOf({ service, player }: Video, address: string, place: Place): HastElement {
  const { play, watch } = place.words.text.video;
  const floor = { src: sitePath(floorPath('network'), place.base), alt: '', loading: 'lazy' };
  const mark = { viewBox: '0 0 20 20', width: 20, height: 20, ariaHidden: 'true' };
  const button = createElement('button', { type: 'button', className: ['needs-script'] }, [
    createElement('img', { ...floor, width: 1440, height: 600 }, []),
    createElement('span', { className: ['button'], dataKind: 'primary' }, [
      createElement('svg', mark, [createElement('path', { d: 'M4 1v18l14-9z' }, [])]),
      { type: 'text', value: fill(play, { service }) },
    ]),
  ]);
  const frame = createElement(
    'iframe',
    {
      src: player,
      title: service,
      className: ['no-print'],
      allow: 'autoplay; encrypted-media; picture-in-picture',
      // Without leave to lead the whole page away.
      sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'],
      allowFullScreen: true,
      // YouTube plays nothing for pages that do not say which site they are of.
      referrerPolicy: 'strict-origin-when-cross-origin',
    },
    [],
  );
  const caption = createElement(
    'a',
    { href: address.replace(/^http:/, 'https:') },
    fill(watch, { service }),
  );
  return createElement('figure', { className: ['video'] }, [
    button,
    { ...createElement('template', {}, []), content: { type: 'root', children: [frame] } },
    createElement('figcaption', {}, [caption]),
  ]);
}
