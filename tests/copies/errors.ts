import { parse, stringify } from 'yaml';
import type { ProjectCopy } from './project-copy.ts';

/** A language that the interface has words in. */
const OTHER = 'mt';

/** Every kind of error that editors make, at once; tests/copies/errors.test.ts has what the build says. */
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

  const [name] = copy.list('articles');
  const article = copy.read(`articles/${name}`).replace(/^imageUrl: .*\n/m, '');
  const wrong = article.replace(/^category: .*/m, 'category: None\nimageUrl: /covers/none.jpg');
  copy.write(`articles/${name}`, `${wrong}\n<script>alert(1)</script>\n`);
  copy.write('articles/Quantum AI.md', article);
  copy.write('articles/page.md', article.replace(/(?<=\n---\n).*/s, ''));
  copy.write('articles/a.mdx', article);
}
