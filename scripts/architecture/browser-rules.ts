/**
 * Rules about what reaches the browser: islands, client scripts, hooks and handlers. Code in the
 * wrong place fails silently there, since static HTML never hydrates.
 */
import { browserUseAtImport, hookCalls, leadingDocComments } from './code-facts.ts';
import type { Import } from './imports.ts';
import { isAmbient, isClientScript, isIsland, isTest, rowOf, sameFeature } from './layers.ts';
import { found, type Rule } from './rule.ts';
import type { Tag } from './syntax.ts';

export const BROWSER_RULES: readonly Rule[] = [
  {
    name: 'client-directive',
    why: 'files that ship JavaScript must be visible by name and place',
    mend: 'Put client:* into src/features/<name>/<Name>.astro, on a component from *.island.tsx.',
    find: ({ path, tags, imports }) =>
      directives(tags).flatMap(({ tag, name, line }) => {
        if (rowOf(path)?.layer !== 'mounts') return [{ line, what: `${name} outside a mount` }];
        const source = imports.find(({ names }) => names.includes(tag.split('.')[0] ?? tag));
        if (source && isIsland(source.target)) return [];
        return [{ line, what: `${name} on <${tag}>, which is not from a *.island.tsx` }];
      }),
  },
  {
    name: 'island-import',
    why: 'an island used as a plain component loses its own hydration, or is dead in static HTML',
    mend: 'Use the mount (.astro) of that feature, or move the shared view to a plain .tsx.',
    find: ({ path, imports }) => {
      const home = isTest(path) || rowOf(path)?.layer === 'mounts';
      return imports
        .filter(({ target, typeOnly }) => isIsland(target) && !typeOnly)
        .filter(({ target }) => !(home && sameFeature(path, target)))
        .map(({ line, specifier }) => ({ line, what: `imports the island '${specifier}'` }));
    },
  },
  {
    name: 'island-reason',
    why: 'each island costs every visitor JavaScript',
    mend: 'Open the file with /** Island because … */, or make it a static section if nothing fits.',
    find: ({ path, blocks }) => {
      if (!isIsland(path)) return [];
      const comments = blocks.flatMap(({ ast }) => leadingDocComments(ast));
      const given = comments.some((comment) => comment.includes('Island because'));
      return given ? [] : [{ line: 1, what: "no doc comment says 'Island because …'" }];
    },
  },
  {
    name: 'function-prop',
    why: 'a function passed to an island becomes null, and types do not notice',
    mend: 'Pass plain data, and define the function inside the island.',
    find: ({ tags }) =>
      tags
        .filter(({ attributes }) => attributes.some(({ name }) => name.startsWith('client:')))
        .flatMap(({ name: tag, attributes }) => {
          const spots = attributes.filter(({ holdsFunction }) => holdsFunction);
          return found(spots, (name) => `<${tag}> gets a function in ${name}`);
        }),
  },
  {
    name: 'client-script',
    why: 'browser-only side effects break the build of static HTML and hide what a page runs',
    mend: 'Import it in a <script> of the mount or layout; put what others need into a plain .ts.',
    find: ({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => isClientScript(target) && !typeOnly && !isTest(path))
        .filter((entry) => !mayRunClientScript(path, entry))
        .map(({ line, specifier }) => ({ line, what: `imports the client script '${specifier}'` })),
  },
  {
    name: 'client-script-name',
    why: 'a reader must see by the name which files touch the browser when they are imported',
    mend: 'Rename it *.client.ts, or move the browser access into a function that is called later.',
    find: ({ path, blocks, imports }) => {
      if (isClientScript(path) || isTest(path) || isAmbient(path)) return [];
      if (rowOf(path)?.layer === 'hydration') return [];
      const unnamed = imports
        .filter(({ isPackage, names, kind }) => !isPackage && kind === 'import' && !names.length)
        .filter(({ inScript, target }) => inScript && /(?<!\.client)\.(ts|tsx|mjs)$/.test(target))
        .map(({ line, specifier }) => ({ line, what: `runs '${specifier}' for its side effects` }));
      if (path.endsWith('.astro')) return unnamed;
      const uses = blocks.flatMap(({ ast }) => browserUseAtImport(ast));
      return found(uses, (name) => `uses ${name} as soon as it is imported`);
    },
  },
  {
    name: 'interactivity',
    why: 'outside an island nothing hydrates, so hooks and handlers are silently dead',
    mend: 'Move the interactive part to a .tsx in src/features/<name>/ and pass it in by a slot.',
    find: ({ path, blocks, tags }) => {
      if (rowOf(path)?.layer === 'views' || isTest(path)) return [];
      const hooks = blocks.flatMap(({ ast }) => hookCalls(ast));
      const handlers = tags.flatMap(({ name: tag, attributes }) =>
        attributes.filter(({ name }) => isHandler(tag, name)),
      );
      const breaches = [
        ...found(hooks, (name) => `calls the hook ${name}`),
        ...found(handlers, (name) => `sets the event prop ${name}`),
      ];
      return rowOf(path)?.layer === 'rules'
        ? breaches.map((one) => ({ ...one, ...HOOK_FILE }))
        : breaches;
    },
  },
];

/** What to say of a hook in a feature's rule file: it will hydrate, but the name misleads. */
const HOOK_FILE = {
  why: 'in a feature, .ts holds pure rules; what React runs is .tsx or a hook in useThing.ts',
  mend: 'Name the file after its hook, such as useThing.ts, or give it the ending .tsx.',
};

function directives(tags: readonly Tag[]): { tag: string; name: string; line: number }[] {
  return tags.flatMap(({ name: tag, attributes }) =>
    attributes
      .filter(({ name }) => name.startsWith('client:'))
      .map(({ name, line }) => ({ tag, name, line })),
  );
}

function mayRunClientScript(path: string, { inScript, target }: Import): boolean {
  if (isClientScript(path)) return sameFeature(path, target);
  const layer = rowOf(path)?.layer;
  return inScript && (layer === 'layouts' || (layer === 'mounts' && sameFeature(path, target)));
}

/** `onClick` anywhere; `onclick` on an element, where a strict CSP blocks it besides. */
function isHandler(tag: string, name: string): boolean {
  return /^on[A-Z]/.test(name) || (/^[a-z]/.test(tag) && /^on[a-z]+$/.test(name));
}
