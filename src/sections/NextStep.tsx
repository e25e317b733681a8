import '#ui/floor.css';
import { TextLink } from '#ui/TextLink.tsx';
import './next-step.css';

interface NextStepProps {
  heading: string;
  /** What the link to the contact section says. */
  action: string;
}

/** The last band of a page without the contact section, two tiles: a question, and the link to that section. */
export function NextStep({ heading, action }: NextStepProps) {
  return (
    <section
      className="floor next-step no-print"
      data-below
      data-walls
      aria-labelledby="next-step-heading"
    >
      <div>
        <h2 id="next-step-heading">{heading}</h2>
      </div>
      <div className="next-step-link">
        <TextLink href="/#contact">{action}</TextLink>
      </div>
    </section>
  );
}
