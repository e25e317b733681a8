import type { ChatReply, ChatScript } from './chat-script.ts';

/**
 * The assistant's answer to a message: rules are tried in order, in lower case, on the whole message;
 * the first with a keyword in it answers, otherwise the fallback does (Specification §9).
 */
export function replyTo(
  message: string,
  script: Pick<ChatScript, 'rules' | 'fallback'>,
): ChatReply {
  const text = message.toLowerCase();
  const rule = script.rules.find(({ keywords }) => keywords.some((word) => text.includes(word)));
  return rule ?? script.fallback;
}
