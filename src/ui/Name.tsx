import './name.css';

/** A person's name. It wraps between two words, not at a hyphen. */
export function Name({ children: name }: { children: string }) {
  const parts = name.split(/((?<!\S)\S+-\S+)/);
  return parts.map((part, index) =>
    // Every second part is a word with a hyphen.
    index % 2 === 0 ? (
      part
    ) : (
      <span className="name-part" key={part}>
        {part}
      </span>
    ),
  );
}
