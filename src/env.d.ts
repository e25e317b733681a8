/** What astro.config.ts writes into scripts. */
interface ImportMetaEnv {
  /** False where site.yaml says `particles: false`: the page then has no code for them. */
  readonly PARTICLES: boolean;
}
