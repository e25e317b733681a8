import type { APIRoute, GetStaticPaths } from 'astro';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH, frieze, rosette } from '#tiles/composition.ts';
import { bandPath, FRIEZE_PATH } from '#tiles/drawn-images.ts';
import { type MotifName, motifNames, TILE_SIZE } from '#tiles/motifs.ts';
import { repeatingPicture, svgResponse } from '#tiles/picture-files.tsx';

interface Props {
  /** The motif of a band; without it, the file is the frieze. */
  motif?: MotifName;
}

/** The frieze, and a band of every motif. */
export const getStaticPaths = (() => {
  return [
    { params: { name: nameOf(FRIEZE_PATH) }, props: {} },
    ...motifNames.map((motif) => ({
      params: { name: nameOf(bandPath(motif)) },
      props: { motif },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { motif } }) => {
  const side = 2 * TILE_SIZE;
  return svgResponse(
    motif
      ? repeatingPicture({
          cells: rosette(motif, motif),
          width: side,
          height: side,
          fromMiddle: true,
        })
      : repeatingPicture({ cells: frieze(), width: FRIEZE_WIDTH, height: FRIEZE_HEIGHT }),
  );
};

/** `/tiles/frieze.svg` is served by the route's name `frieze`. */
function nameOf(path: string): string {
  return path.replace(/^\/tiles\/|\.svg$/g, '');
}
