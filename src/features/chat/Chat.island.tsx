import { ArrowDown, Send } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { reportEvent } from '#browser/visitor-event.ts';
import type { ChatScript } from '#data/chat/chat-schema.ts';
import { getVisibleText } from '#formatting/characters.ts';
import { Action, type ActionTarget } from '#ui/Action.tsx';
import { Button } from '#ui/Button.tsx';
import '#ui/field.css';
import { type ChatStrings, MessageBubble } from './MessageBubble.tsx';
import './chat.css';
import { useConversation } from './useConversation.ts';
import { useScrolling } from './useScrolling.ts';

/** Quick replies are shown only while there are fewer messages than this (Specification §4). */
const QUICK_REPLY_LIMIT = 3;

interface ChatProps {
  script: ChatScript;
  /** Where visitors book a consultation. */
  booking: ActionTarget;
  /** Address of the picture beside the name. */
  markSrc: string;
  strings: ChatStrings;
}

/**
 * The scripted assistant. Island because the conversation lives in the page's memory. Before hydration, it shows
 * the greeting and an ordinary form. The field is uncontrolled, so text that was typed before hydration stays.
 */
export function Chat({ script, booking, markSrc, strings }: ChatProps) {
  const { messages, reply, visibleReply, sendMessage } = useConversation(script);
  const { area, hasNewBelow, followNewest } = useScrolling(messages.length, visibleReply);
  const field = useRef<HTMLInputElement>(null);

  const send = (text: string) => {
    if (messages.length === 1) reportEvent('First chat message');
    sendMessage(text);
    followNewest();
  };

  /** Keeps the focus in the conversation when a control disappears because it was clicked. */
  const focusConversation = () => area.ref.current?.focus({ preventScroll: true });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (!input || getVisibleText(input.value) === '') return;
    send(input.value);
    input.value = '';
  };

  const sendQuickReply = (text: string) => {
    send(text);
    // A click before hydration is repeated after it, when the visitor may already be typing.
    if (document.activeElement !== field.current) focusConversation();
  };

  const showNewest = () => {
    followNewest();
    focusConversation();
  };

  return (
    <section className="chat" aria-labelledby="chat-name">
      <header className="chat-head">
        <img src={markSrc} alt="" width="42" height="42" loading="lazy" />
        <div>
          <h2 className="chat-name" id="chat-name">
            {script.name}
          </h2>
          <p className="chat-subtitle">{script.subtitle}</p>
        </div>
      </header>
      <div
        className="chat-scroll"
        {...area}
        role="group"
        aria-label={strings.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by key
        tabIndex={0}
      >
        <div className="chat-messages" role="log" aria-label={strings.messages}>
          {messages.map((message) => (
            <MessageBubble key={message.id} {...message} booking={booking} strings={strings} />
          ))}
        </div>
        {reply && (
          <div className="chat-typing" aria-hidden="true">
            <MessageBubble content={visibleReply} strings={strings} isBot isTyping />
          </div>
        )}
      </div>
      {hasNewBelow && (
        <Button onClick={showNewest}>
          <ArrowDown size="1rem" />
          {strings.newMessage}
        </Button>
      )}
      {messages.length < QUICK_REPLY_LIMIT && (
        <ul className="chat-quick needs-script" aria-label={strings.suggestions}>
          {script.quickReplies.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => sendQuickReply(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="chat-form needs-script" method="dialog" data-one-field onSubmit={onSubmit}>
        <label className="chat-label" htmlFor="chat-message">
          {script.fieldLabel}
        </label>
        <input
          ref={field}
          id="chat-message"
          className="field-control"
          type="text"
          name="message"
          placeholder={script.placeholder}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit">
          <Send size="1.25rem" />
          <span className="visually-hidden">{strings.send}</span>
        </Button>
      </form>
      <p className="chat-without-script without-script" role="alert">
        {script.withoutScript}{' '}
        <Action {...booking} opensInNewTab={strings.opensInNewTab}>
          {strings.bookConsultation}
        </Action>
        .
      </p>
    </section>
  );
}
