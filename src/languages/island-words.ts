import type { Words } from './words.ts';

/** What each island needs of the words in a language. */
export function islandWords(words: Words, language: string) {
  const { chat, carousel, comments, forms, sending, ...others } = words;
  const { opensInNewTab, quotes, outOfFive, dismiss, notifications } = others;
  const { heading, count } = comments;
  return {
    chat: { ...chat, opensInNewTab },
    carousel: { ...carousel, quotes, outOfFive },
    comments: { heading, language },
    count: { count, language },
    forms,
    sending,
    connected: { forms, sending },
    toasts: { dismiss, notifications },
  };
}

export type IslandWords = ReturnType<typeof islandWords>;
