/**
 * Copies the project, changes the copies and builds them in parallel:
 *
 *     npm run build:copies [agency] [editor] [errors]
 *
 * Fails if `agency` or `editor` cannot be built, or if `errors` can. tests/copies/errors.test.ts reads the messages of
 * `errors`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentSchemas } from '#data/content-schemas.ts';
import { languages as interfaceLanguages } from '#languages/dictionaries.ts';
import { type CopyName, getCopy } from '../support/copies.ts';
import { changeToAgency } from './agency.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** A language that the interface is translated into. */
const OTHER = 'mt';

/**
 * Adds the editor at /admin, forms that the host receives, and a language with as few files as the build accepts. Removes
 * the settings that exclude the editor.
 */
function addEditor(project: ProjectCopy): void {
  const { languages = ['en'] } = project.readYaml('site.yaml');
  const added = interfaceLanguages.find((one) => !languages.includes(one)) ?? languages.at(-1);
  project.set('site.yaml', {
    languages: [...languages.filter((one: string) => one !== added), added],
    editor: { repository: 'acme/site', branch: 'main' },
    forms: { inquiry: '/thanks', contact: '/api/lead' },
    url: 'https://www.acme-studio.com',
    analytics: undefined,
  });
  rmSync(join(project.folder, 'src/content', added), { recursive: true, force: true });
  for (const [name, schema] of Object.entries(contentSchemas))
    if (name === 'services' || !(schema instanceof z.ZodArray))
      project.write(`${added}/${name}.yaml`, project.read(`${name}.yaml`));
  project.write(`${added}/site.yaml`, 'address:\n  country: Spain\n');
}

const ARTICLE = `---
title: A
excerpt: B
date: 2025-05-04
category: None
imageUrl: /covers/none.jpg
author: nobody
---

`;

/** Adds errors that editors make. tests/copies/errors.test.ts has the build's messages. */
function addErrors(project: ProjectCopy): void {
  project.set('site.yaml', { languages: ['en', OTHER, 'en-BZ'] });
  project.remove(OTHER);
  project.write(`${OTHER}/home.yaml`, project.read('home.yaml'));
  project.write('nobody/home.yaml', '');
  project.remove('chat.yaml');
  project.write('testimonial.yaml', '[]');
  const [first] = project.readYaml('services.yaml');
  const services = [first, { ...first, id: 'second', motiv: 'steps' }, first];
  project.writeYaml('services.yaml', services);

  project.write('articles/wrong.md', `${ARTICLE}<script>alert(1)</script>\n`);
  project.write('articles/page.md', ARTICLE);
  project.write('articles/Quantum AI.md', `${ARTICLE}Text.\n`);
  project.write('articles/a.mdx', ARTICLE);
}

const CHANGES: Record<CopyName, (project: ProjectCopy) => void | Promise<void>> = {
  agency: changeToAgency,
  editor: addEditor,
  errors: addErrors,
};

async function build(name: CopyName): Promise<void> {
  const { folder } = getCopy(name);
  const project = copyProject(folder);
  await CHANGES[name](project);
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const log = join(folder, 'build.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env,
    stdio: ['ignore', output, output],
  });
  const [code] = await once(child, 'close');
  const isBuilt = code === 0;
  if (isBuilt === (name !== 'errors')) return;
  const text = readFileSync(log, 'utf8');
  console.error(`${text}\nThe copy ${name} was ${isBuilt ? '' : 'not '}built: ${folder}`);
  process.exitCode = 1;
}

const names = Object.keys(CHANGES) as CopyName[];
const requested = process.argv.slice(2);
await Promise.all(
  names.filter((name) => requested.length === 0 || requested.includes(name)).map(build),
);
