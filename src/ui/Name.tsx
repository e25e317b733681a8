import './name.css';

/** A person's name. A line that is too short for it ends between two words, not at a hyphen. */
export function Name({ children: name }: { children: string }) {
  const parts = name.split(/((?<!\S)\S+-\S+)/);
  return parts.map((part, index) =>
    // Every other part is a word with a hyphen.
    index % 2 === 0 ? (
      part
    ) : (
      <span className="name-part" key={part}>
        {part}
      </span>
    ),
  );
}
