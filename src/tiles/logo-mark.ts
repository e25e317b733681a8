import { rosette } from './composition.ts';

/** The logo mark as a picture of `size` px: a rosette of the network motif. */
export function logoMark(size: number, { rounded }: { rounded: boolean }) {
  return {
    cells: rosette('network', 'logo', { size: size / 2 }),
    width: size,
    height: size,
    radius: rounded ? size / 6 : 0,
  };
}
