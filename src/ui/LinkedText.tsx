interface LinkedTextProps {
  text: string;
  /** The address of each part that becomes a link: `{ 'hello@acme.com': 'mailto:hello@acme.com' }`. */
  hrefs: Record<string, string>;
}

export function LinkedText({ text, hrefs }: LinkedTextProps) {
  const marked = Object.keys(hrefs).reduce(
    (all, part) => all.replaceAll(part, `\0${part}\0`),
    text,
  );
  return (
    <>
      {marked.split('\0').map((part) =>
        hrefs[part] ? (
          <a key={part} href={hrefs[part]}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
