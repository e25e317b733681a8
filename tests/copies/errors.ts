import { parse, stringify } from 'yaml';
import type { ProjectCopy } from './project-copy.ts';

/** A language that the interface is translated into. */
const OTHER = 'mt';

const ARTICLE = `---
title: A
excerpt: B
date: 2025-05-04
category: None
imageUrl: /covers/none.jpg
author: { name: C }
---

`;

/** Every kind of error that editors make, at once. tests/copies/errors.test.ts has the build's messages. */
export function addErrors(copy: ProjectCopy): void {
  const { languages } = parse(copy.read('site.yaml'));
  copy.set('site.yaml', { languages: [...languages, OTHER, 'en-BZ'] });
  copy.write(`${OTHER}/home.yaml`, copy.read('home.yaml'));
  copy.write('nobody/home.yaml', '');
  copy.remove('chat.yaml');
  copy.write('testimonial.yaml', '[]');
  const [first] = parse(copy.read('services.yaml'));
  const services = [first, { ...first, id: 'second', motiv: 'steps' }, first];
  copy.write('services.yaml', stringify(services, { aliasDuplicateObjects: false }));

  copy.write('articles/wrong.md', `${ARTICLE}<script>alert(1)</script>\n`);
  copy.write('articles/page.md', ARTICLE);
  copy.write('articles/Quantum AI.md', `${ARTICLE}Text.\n`);
  copy.write('articles/a.mdx', ARTICLE);
}
