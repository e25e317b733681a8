/** Applies the table in layers.ts to one import, and says how to mend what may not stand. */
import type { Import } from './imports.ts';
import {
  ASTRO_CONTENT,
  featureOf,
  isClientScript,
  isIsland,
  isTest,
  type Layer,
  type LayerRow,
  rowOf,
  sameFeature,
} from './layers.ts';

export interface Wrong {
  readonly what: string;
  readonly why: string;
  readonly mend: string;
}

/** What is wrong with this import as seen from the file at `path`; nothing when it may stand. */
export function judgeImport(path: string, entry: Import): Wrong | undefined {
  const row = rowOf(path);
  if (!row) return undefined;
  return entry.isPackage ? judgePackage(path, row, entry) : judgeFile(path, row, entry);
}

/** Tests may use any package. */
function judgePackage(path: string, row: LayerRow, { target }: Import): Wrong | undefined {
  const { packages, layer, why } = row;
  if (!packages || isTest(path)) return undefined;
  const allowed = 'only' in packages ? packages.only.test(target) : !packages.not.test(target);
  if (allowed) return undefined;
  const what = `${layer} may not import the package '${target}'`;
  if ('only' in packages) {
    return { what, why, mend: 'Put what needs the package into src/lib and import that.' };
  }
  if (ASTRO_CONTENT.test(target)) {
    return { what, why, mend: 'Read the collection in src/queries and pass the result down.' };
  }
  const mend =
    layer === 'rules'
      ? 'Take the value as a parameter; a hook or a view belongs in a .tsx file.'
      : 'Take the value as a parameter, or move the part that needs the package to a layer above.';
  return { what, why, mend };
}

/**
 * Islands and *.client.ts are imported under narrower rules of their own, in browser-rules.ts, and
 * pass here.
 */
function judgeFile(path: string, row: LayerRow, entry: Import): Wrong | undefined {
  const { target, specifier, typeOnly } = entry;
  if (isClientScript(target) || (isIsland(target) && !typeOnly)) return undefined;
  if (isTest(path) && target.startsWith(TEST_SUPPORT)) return undefined;
  const to = rowOf(target);
  const own = sameFeature(path, target);
  if (to && allowedLayers(path, row, entry, own).includes(to.layer)) return undefined;

  const source = to ? sourceName(to.layer, path, own) : 'outside the layers of src/';
  const needsType = to !== undefined && Boolean(row.mayType?.includes(to.layer));
  const what = needsType
    ? `${row.layer} may import only types from ${source}, and '${specifier}' is a value`
    : `${row.layer} may not import from ${source}: '${specifier}'`;
  const mend = needsType
    ? "Write 'import type', or receive the value from above, as a prop or parameter."
    : mendFor(row.layer, to?.layer, own);
  return { what, why: to?.layer === row.layer ? SIDE_BY_SIDE : row.why, mend };
}

/** What tests share: values to try things with. */
const TEST_SUPPORT = 'tests/support/';

const SIDE_BY_SIDE = 'parts of one layer stand side by side, so that each can be moved or deleted';

/** A test may use its own layer and feature, and values where its subject may use types. */
function allowedLayers(path: string, row: LayerRow, entry: Import, own: boolean): string[] {
  const loose = entry.typeOnly || isTest(path);
  const allowed = [...row.may];
  if (loose) allowed.push(...(row.mayType ?? []));
  if (own) allowed.push(...(row.own ?? []));
  if (own && loose) allowed.push('views', 'rules', 'clients');
  if (own && isTest(path)) allowed.push('mounts');
  // CSS may stand beside the file that it styles.
  const ownStyle = entry.target.endsWith('.css') && row.may.includes('styles');
  if ((isTest(path) || ownStyle) && !featureOf(path)) allowed.push(row.layer);
  return allowed;
}

const FEATURE_LAYERS: readonly string[] = ['mounts', 'views', 'rules', 'clients'] satisfies Layer[];

function sourceName(layer: string, from: string, own: boolean): string {
  if (!FEATURE_LAYERS.includes(layer)) return layer;
  if (own) return `the ${layer} of its own feature`;
  return featureOf(from) ? `another feature (${layer})` : `features (${layer})`;
}

function mendFor(from: string, to: string | undefined, own: boolean): string {
  if (!to) return 'Import from a folder of src/ that docs/developing.md names.';
  if (own) return 'Turn it round: the mount passes data to the view, and the view calls the rules.';
  if (to === 'content') return 'Describe it in src/schemas and read it through src/queries.';
  if (to === 'queries') return 'Call the query in the page and pass its result down as props.';
  if (to === 'pages') return 'Move the shared part to sections, queries or lib.';
  if (FEATURE_LAYERS.includes(to) && FEATURE_LAYERS.includes(from)) {
    return 'Compose both features in the page; put state they share into src/stores.';
  }
  if (FEATURE_LAYERS.includes(to) && from === 'sections') {
    return 'Give the section a slot (children or a ReactNode prop) and fill it in the page.';
  }
  if (to === 'sections' && from === 'sections') {
    return 'Compose both in the page, or move the shared part, without domain words, to src/ui.';
  }
  return `Pass it in from above, or move what both need to a layer that ${from} may import.`;
}
