/** What astro.config.ts writes into scripts, so that what is switched off is not in them. */
interface ImportMetaEnv {
  /** False where site.yaml says `particles: false`. */
  readonly PARTICLES: boolean;
}
