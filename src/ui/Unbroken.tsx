import { splitUnbroken } from '#formatting/unbroken.ts';

/** A text in which parts such as `GPT-4.1` or `9 April` stay on one line. */
export function Unbroken({ children: text }: { children: string }) {
  return splitUnbroken(text).map((part, index) =>
    // Parts with an odd index must stay on one line.
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
