import type { APIRoute, GetStaticPaths } from 'astro';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH, floor, frieze, rosette } from '#tiles/composition.ts';
import { floorPath, friezePath, MIXED_FLOOR_PATH, rosettePath } from '#tiles/generated-images.ts';
import { motifNames, TILE_SIZE } from '#tiles/motifs.ts';
import {
  mixedFloorPicture,
  repeatingPicture,
  svgResponse,
  tilePicture,
} from '#tiles/picture-files.tsx';

/** The mixed frieze, the mixed floor; and a floor, a rosette and a frieze of every motif. */
export const getStaticPaths = (() => [
  {
    params: { name: nameOf(friezePath()) },
    props: {
      svg: repeatingPicture({ cells: frieze(), width: FRIEZE_WIDTH, height: FRIEZE_HEIGHT }),
    },
  },
  {
    params: { name: nameOf(MIXED_FLOOR_PATH) },
    props: { svg: mixedFloorPicture() },
  },
  ...motifNames.flatMap((motif) => {
    const picture = (across: number, down: number) => ({
      svg: tilePicture({
        cells: floor(motif, across, down),
        width: across * 2 * TILE_SIZE,
        height: down * 2 * TILE_SIZE,
      }),
    });
    const unit = rosette(motif, motif, { size: FRIEZE_HEIGHT / 2 });
    const band = repeatingPicture({ cells: unit, width: FRIEZE_HEIGHT, height: FRIEZE_HEIGHT });
    return [
      { params: { name: nameOf(friezePath(motif)) }, props: { svg: band } },
      { params: { name: nameOf(floorPath(motif)) }, props: picture(24, 8) },
      { params: { name: nameOf(rosettePath(motif)) }, props: picture(1, 1) },
    ];
  }),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) => svgResponse(svg);

/** The name in the route for an address: `frieze` for `/tiles/frieze.svg`. */
function nameOf(path: string): string {
  return path.replace(/^\/tiles\/|\.svg$/g, '');
}
