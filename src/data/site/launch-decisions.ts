/**
 * The links that lead nowhere and the forms that send nothing, as delivered. Each blocks a launch until
 * it is connected, or accepted under `launch.accepted` in site.yaml.
 */
export const launchDecisions = [
  'header-links',
  'footer-links',
  'small-print-links',
  'social-links',
  'contact-form',
  'project-form',
  'privacy-link',
  'comments',
] as const;

export type LaunchDecision = (typeof launchDecisions)[number];
