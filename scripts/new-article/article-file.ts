import { formatLongUsDate } from '#formatting/dates.ts';
import { coverPath } from '#tiles/drawn-images.ts';

export interface Author {
  name: string;
  role: string;
  avatarUrl: string;
}

export interface NewArticle {
  id: string;
  title: string;
  category: string;
  author: Author;
  /** A moment of the day, in UTC, that the article is dated: publication goes by UTC too. */
  date: Date;
}

/** Text for a name in YAML: always quoted, so that colons and quotes in it mean nothing. */
const quoted = (text: string) => JSON.stringify(text);

/** What the file of a new article says until somebody writes the article. */
export const PLACEHOLDERS = [
  'What this article is about, in one or two sentences.',
  'The first paragraph says what the reader will know at the end.',
  'Who said it, where and when, with a link',
] as const;

const [EXCERPT, OPENING, SOURCE] = PLACEHOLDERS;

/** A draft as it first stands in its file: valid as it is, and saying what to write where. */
export function articleFile({ id, title, category, author, date }: NewArticle): string {
  const { name, role, avatarUrl } = author;
  return `---
title: ${quoted(title)}
# One or two sentences for cards, feeds and search engines, 50 to 160 characters.
excerpt: ${EXCERPT}
# Month, day, year. A day to come holds the article back until the site is built on that day.
date: ${formatLongUsDate(date, 'UTC')}
# The words of the text divided by 220.
readTime: 1 min read
category: ${category}
# This cover is drawn from tiles. Or name an image that you put into public/: /covers/my-photo.jpg
imageUrl: ${coverPath(id)}
author:
  name: ${quoted(name)}
  role: ${quoted(role)}
  # Drawn from a tile. Or name a photo that you put into public/: /avatars/my-photo.jpg
  avatarUrl: ${avatarUrl}
# While this line stands, the article shows in \`npm run dev\` and is left out of every build.
draft: true
---

${OPENING}

## A heading for each part

Headings with two hashes make the table of contents. Links to other pages of this site begin with a
slash: [all articles](/blog). Sources are footnotes.[^1]

[^1]: ${SOURCE}: [an example](https://example.com).
`;
}
