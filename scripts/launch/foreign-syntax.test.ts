import { expect, test } from 'vitest';
import { findForeignSyntax } from './foreign-syntax.ts';

const find = (text: string) =>
  findForeignSyntax({ path: 'a.md', text: `---\ntitle: "{{ a }}"\n---\n\n${text}` });

test.each([
  ['Text\n\n{{< youtube abc >}}', 7, '{{< youtube abc >}}'],
  ['a {{ site.url }} b', 5, '{{ site.url }}'],
  ['- x\n\n  {% include cta.html %}', 7, '{% include cta.html %}'],
  ['## Title {#own-id}', 5, '{#own-id}'],
  ['## Title {/*own-id*/}', 5, '{/*own-id*/}'],
  ['Text\n{: .lead}', 6, '{: .lead}'],
  [':::note\nText\n:::', 5, ':::note'],
  ['!!! warning', 5, '!!! warning'],
  ['import Chart from "./Chart"', 5, 'import Chart from "./Chart"'],
  ['export const a = 1', 5, 'export const a = 1'],
  ['Text\n\n<TOCInline toc={a} />', 7, '<TOCInline'],
  ['<video src="/a.mp4"></video>', 5, '<video'],
  ['Done :tada:', 5, ':tada:'],
  [':+1: from me', 5, ':+1:'],
  ['It is $E=mc^2$.', 5, '$E=mc^2$'],
  ['$$\nx\n$$', 5, '$$'],
  ['See [[Other note]]', 5, '[[Other note]]'],
  ['We are {name}.', 5, '{name}'],
])('%j is listed with its line', (text, line, what) => {
  expect(find(text)[0]).toEqual({ where: `a.md:${line}`, what });
});

test.each([
  'It costs $5 to $10, or $5/$10, and \\$x\\$.',
  'At 10:30:45, in a::b::c, see https://a.test:80:x and :',
  'We import tea from China, `{{ a }}` {x} <b>b</b> <BR> > [!NOTE]',
  '```\n{{ a }} :tada:\n```\n\n~~~js\nimport a from "b"\n~~~\n\n    $a$',
])('%j is not', (text) => {
  expect(find(text)).toEqual([]);
});
