/** Copies the project, changes the copies and builds them in parallel: `npm run build:copies [agency] [editor]`. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fileSchemas } from '#data/content-schemas.ts';
import { languages as interfaceLanguages } from '#languages/dictionaries.ts';
import { type CopyName, getCopy } from '../support/copies.ts';
import { changeToAgency } from './agency.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/**
 * Adds the editor at /admin, forms that the host receives, categories, and a language with few files: those that the
 * build needs, and a site.yaml. Replaces the settings that exclude the editor.
 */
function addEditor(project: ProjectCopy): void {
  const { languages = ['en'] } = project.readYaml('site.yaml');
  const added = interfaceLanguages.find((tag) => !languages.includes(tag)) ?? languages.at(-1);
  project.set('site.yaml', {
    languages: [...languages.filter((tag: string) => tag !== added), added],
    editor: { repository: 'acme/site', branch: 'main' },
    forms: {
      inquiry: '/thanks',
      contact: '/api/lead',
      fields: [{ name: 'x.y', value: 'a.b' }],
    },
    url: 'https://www.acme-studio.com',
    analytics: undefined,
  });
  // With more than five, the editor shows a list.
  const categories = [1, 2, 3, 4, 5, 6].map((number) => ({
    id: `kind-${number}`,
    name: `Kind ${number}`,
    title: `Title ${number}`,
    description: `Description ${number}`,
    intro: 'Intro',
    palette: 'star',
  }));
  project.writeYaml('categories.yaml', project.readYaml('categories.yaml').concat(categories));
  rmSync(join(project.folder, 'src/content', added), { recursive: true, force: true });
  for (const [name, schema] of Object.entries(fileSchemas))
    if (name === 'services' || !(schema instanceof z.ZodArray))
      project.write(`${added}/${name}.yaml`, project.read(`${name}.yaml`));
  project.write(`${added}/site.yaml`, 'address:\n  country: Spain\n');
}

const CHANGES: Record<CopyName, (project: ProjectCopy) => void | Promise<void>> = {
  agency: changeToAgency,
  editor: addEditor,
};

async function build(name: CopyName): Promise<void> {
  const { folder } = getCopy(name);
  await CHANGES[name](copyProject(folder));
  const command = ['node_modules/astro/bin/astro.mjs', 'build'];
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, command, { cwd: folder, env }).catch(
    ({ stdout, stderr }) => {
      console.error(`${stdout}${stderr}\nThe copy ${name} was not built: ${folder}`);
      process.exitCode = 1;
    },
  );
}

const names = Object.keys(CHANGES) as CopyName[];
const asked = process.argv.slice(2);
await Promise.all(names.filter((name) => asked.length === 0 || asked.includes(name)).map(build));
