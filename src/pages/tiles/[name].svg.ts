import type { APIRoute, GetStaticPaths } from 'astro';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH, frieze, rosette } from '#tiles/composition.ts';
import { bandPath, FRIEZE_PATH, rosettePath } from '#tiles/drawn-images.ts';
import { motifNames, TILE_SIZE } from '#tiles/motifs.ts';
import { repeatingPicture, svgResponse, tilePicture } from '#tiles/picture-files.tsx';

/** The frieze, and a band and a rosette of every motif. */
export const getStaticPaths = (() => [
  {
    params: { name: nameOf(FRIEZE_PATH) },
    props: {
      svg: repeatingPicture({ cells: frieze(), width: FRIEZE_WIDTH, height: FRIEZE_HEIGHT }),
    },
  },
  ...motifNames.flatMap((motif) => {
    const side = 2 * TILE_SIZE;
    const box = { cells: rosette(motif, motif), width: side, height: side };
    return [
      {
        params: { name: nameOf(bandPath(motif)) },
        props: { svg: repeatingPicture({ ...box, fromMiddle: true }) },
      },
      { params: { name: nameOf(rosettePath(motif)) }, props: { svg: tilePicture(box) } },
    ];
  }),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) => svgResponse(svg);

/** `/tiles/frieze.svg` is served by the route's name `frieze`. */
function nameOf(path: string): string {
  return path.replace(/^\/tiles\/|\.svg$/g, '');
}
