/**
 * Where the site, as delivered, leads nowhere or keeps what is typed to itself. Each blocks a launch
 * until it is connected, or until somebody accepts it under `launch.accepted` in site.yaml.
 */
export const launchDecisions = [
  'footer-links',
  'social-links',
  'contact-form',
  'project-form',
  'comments',
] as const;

export type LaunchDecision = (typeof launchDecisions)[number];
