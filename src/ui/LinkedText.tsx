interface LinkedTextProps {
  text: string;
  /** The address of each part that becomes a link: `{ 'hello@acme.com': 'mailto:hello@acme.com' }`. */
  links: Record<string, string>;
}

export function LinkedText({ text, links }: LinkedTextProps) {
  const marked = Object.keys(links).reduce(
    (all, part) => all.replaceAll(part, `\0${part}\0`),
    text,
  );
  return (
    <>
      {marked.split('\0').map((part) =>
        links[part] ? (
          <a key={part} href={links[part]}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
