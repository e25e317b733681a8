import { splitUnbroken } from '#formatting/unbroken.ts';

/** A text in which what belongs together stays on one line: GPT-4.1, 9 April. */
export function Unbroken({ children: text }: { children: string }) {
  return splitUnbroken(text).map((part, index) =>
    // Every other part must stay together.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat and never move
      <span className="unbroken" key={index}>
        {part}
      </span>
    ),
  );
}
