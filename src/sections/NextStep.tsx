import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';

interface NextStepProps {
  heading: string;
  /** The text of the link or button. */
  action: string;
  /** The address of the contact section. Without it, a button opens the project dialog. */
  contact?: string | undefined;
}

/**
 * The last section of a page that has no contact section: a heading, and a link to the contact section of the home
 * page or a button that opens the project dialog.
 */
export function NextStep({ heading, action, contact }: NextStepProps) {
  return (
    <section className="grid next-step no-print" aria-labelledby="site-next-step">
      <SectionHead id="site-next-step" copy={{ heading }} span="wide" />
      <TextLink href={contact}>{action}</TextLink>
    </section>
  );
}
