import { getContent } from '#data/content.ts';
import { isConnected } from '#data/leads/connections.ts';
import { getSite } from '#data/site/site.ts';
import type { ChatScript } from './chat-schema.ts';

/** The script of the assistant in a language. Its subtitle says what leaves the page. */
export function getChatScript(language: string): ChatScript {
  const { subtitleWhenConnected, ...script } = getContent('chat', language);
  return isConnected(getSite()) ? { ...script, subtitle: subtitleWhenConnected } : script;
}
