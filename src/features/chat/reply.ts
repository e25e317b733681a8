import type { ChatReply, ChatScript } from '#data/chat/chat-script.ts';

/**
 * The assistant's reply to a message: that of the first rule, in the order of content/chat.yaml, with a
 * keyword in the message, else the fallback (Specification §9). Case does not matter.
 */
export function replyTo(
  message: string,
  script: Pick<ChatScript, 'rules' | 'fallback'>,
): ChatReply {
  const text = message.toLowerCase();
  const rule = script.rules.find(({ keywords }) => keywords.some((word) => text.includes(word)));
  return rule ?? script.fallback;
}
