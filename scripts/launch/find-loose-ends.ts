import { readYaml } from '#data/reading/yaml-source.ts';
import type { Finding } from './finding.ts';

interface Link {
  href?: unknown;
}

/** The files in which loose ends are tied, by path from the project's folder. */
const LOOSE_END_FILES = [
  'src/content/navigation.yaml',
  'src/content/site.yaml',
  'src/sections/Contact.tsx',
  'src/features/inquiry/InquiryForm.island.tsx',
  'src/features/comments/comment-store.ts',
] as const;

type LooseEndFile = (typeof LOOSE_END_FILES)[number];

/**
 * Places where the site leads nowhere or keeps what is typed to itself (Specification §2 and §7), each
 * with the decision that lets it stay so. A form is loose as long as the code is there that keeps what
 * is typed: each for itself, whatever the security policy lets the others send.
 *
 * @param read the text of a file
 */
export function findLooseEnds(read: (file: LooseEndFile) => string): Finding[] {
  const footer = deadLinks(read, 'src/content/navigation.yaml', 'footer');
  const social = deadLinks(read, 'src/content/site.yaml', 'social');
  const findings: (Finding | undefined)[] = [
    footer && {
      ...footer,
      what: `${footer.count} footer links lead to “#”. Write addresses, or remove them.`,
      decision: 'footer-links',
    },
    social && {
      ...social,
      what: `${social.count} social links lead to “#”. Write addresses, or remove them.`,
      decision: 'social-links',
    },
    spot(read, 'src/sections/Contact.tsx', 'method="dialog"', {
      what: 'The contact form sends nothing. Connect it: docs/developing.md.',
      decision: 'contact-form',
    }),
    spot(read, 'src/features/inquiry/InquiryForm.island.tsx', 'console.log', {
      what: 'The project form thanks for an inquiry that reaches nobody. Connect it: docs/developing.md.',
      decision: 'project-form',
    }),
    spot(read, 'src/features/comments/comment-store.ts', 'new Map', {
      what: 'Comments are lost on reload. Connect them to a service, or remove them.',
      decision: 'comments',
    }),
  ];
  return findings.filter((finding) => finding !== undefined);
}

function deadLinks(read: (file: LooseEndFile) => string, file: LooseEndFile, field: string) {
  const source = readYaml(read(file));
  if (source.status === 'broken') return undefined;
  const links = (source.data as Record<string, Link[] | undefined>)[field] ?? [];
  const first = links.findIndex(({ href }) => href === '#');
  if (first === -1) return undefined;
  const count = links.filter(({ href }) => href === '#').length;
  return { file, line: source.lineOf([field, first, 'href']), count };
}

/** The line of a file that has a text; nothing when no line does. */
function spot(
  read: (file: LooseEndFile) => string,
  file: LooseEndFile,
  text: string,
  finding: Pick<Finding, 'what' | 'decision'>,
): Finding | undefined {
  const line = read(file)
    .split('\n')
    .findIndex((one) => one.includes(text) && !/^\s*(\/\/|\/?\*)/.test(one));
  return line === -1 ? undefined : { file, line: line + 1, ...finding };
}
