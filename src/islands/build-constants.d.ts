/** What astro.config.ts writes into scripts, so that nothing else is in them. */
interface ImportMetaEnv {
  /** False where site.yaml says `particles: false`. */
  readonly PARTICLES: boolean;
}

/** What islands say, in the first language of site.yaml: its pages need not tell them. */
type IslandWords = import('#languages/island-words.ts').IslandWords;
declare const __CHAT_WORDS__: IslandWords['chat'];
declare const __CAROUSEL_WORDS__: IslandWords['carousel'];
declare const __COMMENTS_WORDS__: IslandWords['comments'];
declare const __COUNT_WORDS__: IslandWords['count'];
declare const __FORMS_WORDS__: IslandWords['forms'];
declare const __SENDING_WORDS__: IslandWords['sending'];
declare const __TOASTS_WORDS__: IslandWords['toasts'];
