import { Fragment, memo } from 'react';
import type { ChatLink } from '#data/chat/chat-schema.ts';
import type { Strings } from '#languages/en.ts';
import { INQUIRY_DIALOG } from '#types.ts';
import { Action, type ActionTarget } from '#ui/Action.tsx';
import { splitMessage } from './reply.ts';

export type ChatStrings = Strings['chat'] & Pick<Strings, 'opensInNewTab'>;

interface MessageBubbleProps {
  content: string;
  isBot: boolean;
  links?: ChatLink[];
  booking?: ActionTarget;
  strings: ChatStrings;
  /** True while the text is being revealed. The typing indicator is then shown below it. */
  isTyping?: boolean;
}

/**
 * A message in its bubble. The visitor's text is shown literally; the bot's may contain a list.
 * Memoized: while a reply is revealed, the messages above it do not render again.
 */
export const MessageBubble = memo(function MessageBubble({
  content,
  isBot,
  links = [],
  booking,
  strings,
  isTyping,
}: MessageBubbleProps) {
  return (
    <div className="chat-bubble" data-from={isBot ? 'bot' : 'visitor'}>
      {!isTyping && (
        <span className="visually-hidden">{`${isBot ? strings.assistant : strings.you} `}</span>
      )}
      {isBot ? <BotText text={content} /> : <p dir="auto">{content}</p>}
      {isTyping && (
        <div className="chat-dots">
          <span />
          <span />
          <span />
        </div>
      )}
      {links.length > 0 && (
        <p className="cluster chat-links">
          {links.map(({ label, to }) => (
            <Action
              key={label}
              {...(to === 'booking' && booking ? booking : { dialog: INQUIRY_DIALOG })}
              opensInNewTab={strings.opensInNewTab}
            >
              {label}
            </Action>
          ))}
        </p>
      )}
    </div>
  );
});

function BotText({ text }: { text: string }) {
  return splitMessage(text).map(([paragraph, ...items], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
    <Fragment key={index}>
      {paragraph && <p dir="auto">{paragraph}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item, itemIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
            <li key={itemIndex} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}
