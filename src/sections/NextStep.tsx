import type { Paths } from '#data/languages.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import '#ui/floor.css';

interface NextStepProps {
  heading: string;
  /** The text of the link to the contact section. */
  action: string;
  paths: Paths;
}

/**
 * The last section of a page that has no contact section: a question, and a link to the contact section of the home
 * page.
 */
export function NextStep({ heading, action, paths }: NextStepProps) {
  return (
    <section className="floor next-step no-print" aria-labelledby="site-next-step">
      <SectionHead id="site-next-step" copy={{ heading }} />
      <TextLink href={paths.contact}>{action}</TextLink>
    </section>
  );
}
